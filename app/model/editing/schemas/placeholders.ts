import { pageDefinition, pageNames } from "#app/locale/pages.ts";
import { exampleNames } from "../../estimate/example-names.ts";
import { namedPriceKeys } from "../../estimate/prices.ts";
import { serviceNames } from "../../service-names.ts";

const token = /\{\{([^{}]*)\}\}/g;
const blank = /\{(\w+)\}/g;

/** Returns the placeholders of a text without duplicates, in alphabetical order: "code" for `{code}`. */
export function placeholdersOf(text: string): string[] {
	const names = [...text.replace(token, "").matchAll(blank)].map(([, name = ""]) => name);
	return [...new Set(names)].sort();
}

/** Returns the first token unknown to `app/.server/content/expand.ts`, or the first stray brace. */
export function unknownTokenIn(text: string): string | undefined {
	const wrong = [...text.matchAll(token)].find(([, name = ""]) => !tokenNames.includes(name));
	if (wrong) return wrong[0];
	return /[{}]/.exec(text.replace(token, "").replace(blank, ""))?.[0];
}

/** Each has a tile with a price; after a disaster the price is given by phone. */
const pricedServices = serviceNames.filter((name) => name !== "post-disaster");

/** The names of the company's facts between double braces. */
export const factTokens = ["company", "phone", "email", "address", "postal", "postal:start", "guarantee"] as const;

/** The names allowed between double braces. */
const tokenNames: readonly string[] = [
	...factTokens,
	...namedPriceKeys.map((key) => `price:${key}`),
	...pricedServices.map((name) => `service:${name}`),
	...exampleNames.flatMap((name) => [`example:${name}`, `total:${name}`]),
];

/** Pages that content can link to by name: listed pages without parameters. */
export const linkablePages: readonly string[] = pageNames.filter((name) => {
	const { paths, unlisted } = pageDefinition(name);
	return !unlisted && !paths.fr.includes(":");
});

/** Returns the first link that is broken or would not be rendered. Does not check whether an article exists. */
export function wrongLinkIn(text: string, reach: "site" | "web"): string | undefined {
	return linkTargets(text).find((target) => !isTarget(target, reach));
}

/** A loop, because a regular expression would rescan from every bracket of a text that closes none. */
function linkTargets(text: string): string[] {
	const targets: string[] = [];
	for (let open = text.indexOf("]("); open >= 0; ) {
		const close = text.indexOf(")", open);
		if (close < 0) break;
		targets.push(text.slice(open + 2, close));
		open = text.indexOf("](", close);
	}
	return targets;
}

function isTarget(target: string, reach: "site" | "web"): boolean {
	const [, kind, name = ""] = /^(page|article):([\w-]+)$/.exec(target) ?? [];
	if (kind) return kind === "article" || linkablePages.includes(name);
	if (/^\/(?![/\\])[^\s\\]*$/.test(target)) return true;
	return reach === "web" && /^(?:https:\/\/[^\s\\]+|mailto:[^\s\\]+|tel:[+\d]+|#[\w-]+)$/.test(target);
}
