export const probe = "seen";
