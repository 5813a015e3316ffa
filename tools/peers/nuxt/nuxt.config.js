import page from "../page.json";

export default {
	compatibilityDate: "2026-11-01",
	telemetry: false,
	app: {
		head: {
			title: page.title,
			htmlAttrs: { lang: page.lang },
			link: page.fonts.map((font) => ({ rel: "preload", href: font, as: "font", type: "font/woff2", crossorigin: "" })),
			style: [{ innerHTML: page.styles }],
		},
	},
};
