package org.jadoube.trials.scenarios;

import io.cucumber.junit.platform.engine.Constants;
import org.junit.platform.suite.api.ConfigurationParameter;
import org.junit.platform.suite.api.IncludeEngines;
import org.junit.platform.suite.api.SelectPackages;
import org.junit.platform.suite.api.Suite;

/// Runs every scenario. A sentence that no step knows, or that two know, fails its scenario.
@Suite(failIfNoTests = true)
@IncludeEngines("cucumber")
@SelectPackages("org.jadoube.trials.scenarios")
@ConfigurationParameter(key = Constants.GLUE_PROPERTY_NAME, value = "org.jadoube.trials.scenarios")
@ConfigurationParameter(key = Constants.PLUGIN_PUBLISH_QUIET_PROPERTY_NAME, value = "true")
@ConfigurationParameter(key = Constants.JUNIT_PLATFORM_NAMING_STRATEGY_PROPERTY_NAME, value = "long")
final class ScenariosTest {}
