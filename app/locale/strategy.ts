export const localeStrategies = ["prefix_except_default", "prefix_and_default", "no_prefix"] as const;

export type LocaleStrategy = (typeof localeStrategies)[number];

declare const __LOCALE_STRATEGY__: LocaleStrategy | undefined;

/** Set at build time; outside a build (scripts, unit tests) it is the default strategy. */
export const localeStrategy: LocaleStrategy =
	typeof __LOCALE_STRATEGY__ === "undefined"
		? "prefix_except_default"
		: (__LOCALE_STRATEGY__ ?? "prefix_except_default");

/** Target of the language switch's POST request with `no_prefix`. */
export const chooseLocalePath = "/_locale";
