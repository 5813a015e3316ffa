import { localeTags } from "#app/locale/locales.ts";
import { pathTo } from "#app/locale/paths.ts";
import { derivePalette } from "#app/model/brand/palette.ts";
import { messages as english } from "#content/messages/en.ts";
import { messages as french } from "#content/messages/fr.ts";
import { iconPath } from "../brand/drawn-brand.ts";
import { pageWords } from "../content/page-words.ts";
import type { FileContext, MadeFile } from "./made-file.ts";

const navigation = { fr: french.nav, en: english.nav };

/** Web app manifest. The `id` is the same in both languages, so that they install as one application. */
export function makeManifest({ locale, reader }: FileContext): MadeFile {
	const name = reader.pick("company", (company) => company.name);
	const { cream } = derivePalette(reader.read("brand").colors);
	const { estimate, contact, promotions } = navigation[locale];
	const manifest = {
		id: "/",
		name,
		short_name: name,
		description: pageWords("home", locale, reader).description,
		lang: localeTags[locale],
		dir: "ltr",
		start_url: pathTo("index", locale),
		scope: "/",
		// Shows the browser's back button, because some links lead to other sites.
		display: "minimal-ui",
		theme_color: cream,
		background_color: cream,
		icons: [
			{ src: iconPath("icon-192.png", reader), sizes: "192x192", type: "image/png", purpose: "any" },
			{ src: iconPath("icon-512.png", reader), sizes: "512x512", type: "image/png", purpose: "any" },
			{ src: iconPath("icon-maskable-512.png", reader), sizes: "512x512", type: "image/png", purpose: "maskable" },
		],
		shortcuts: [
			{ name: estimate, url: pathTo("estimate", locale) },
			{ name: contact, url: pathTo("contact", locale) },
			{ name: promotions, url: pathTo("discounts", locale) },
		],
	};
	return { body: `${JSON.stringify(manifest, null, "\t")}\n`, contentType: "application/manifest+json; charset=utf-8" };
}
