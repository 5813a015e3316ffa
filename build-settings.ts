import { type LocaleStrategy, localeStrategies } from "./app/locale/strategy.ts";

/** The settings that a build depends on. Their values are part of the hash that decides whether a build is current. */
interface BuildSettings {
	localeStrategy: LocaleStrategy;
}

export function readBuildSettings(env: Readonly<Record<string, string | undefined>> = process.env): BuildSettings {
	const asked = env.LOCALE_STRATEGY || "prefix_except_default";
	const localeStrategy = localeStrategies.find((strategy) => strategy === asked);
	if (!localeStrategy)
		throw new Error(`LOCALE_STRATEGY is "${asked}"; it must be one of ${localeStrategies.join(", ")}.`);
	return { localeStrategy };
}
