// Runs before the page is painted, so that a chosen look does not flash.
{
    const look = localStorage.getItem("jadoube.theme");
    if (look === "light" || look === "dark") {
        document.documentElement.dataset["theme"] = look;
    }
}
