import { pageDefinition, pageNames } from "#app/locale/pages.ts";
import { priceKeys } from "../../estimate/prices.ts";

const token = /\{\{([^{}]*)\}\}/g;
const blank = /\{(\w+)\}/g;

/** The blanks of a text that the program fills in, each once, in alphabetical order: `{code}` is "code". */
export function placeholdersOf(text: string): string[] {
	const names = [...text.replace(token, "").matchAll(blank)].map(([, name = ""]) => name);
	return [...new Set(names)].sort();
}

/** The first token that `expand.ts` does not know, or a brace that belongs to neither a token nor a blank. */
export function unknownTokenIn(text: string): string | undefined {
	const wrong = [...text.matchAll(token)].find(([, name = ""]) => !tokenNames.includes(name));
	if (wrong) return wrong[0];
	return /[{}]/.exec(text.replace(token, "").replace(blank, ""))?.[0];
}

/** The words that may stand between double braces. */
export const tokenNames: readonly string[] = ["phone", "email", "address", ...priceKeys.map((key) => `price:${key}`)];

/** Pages that content can link to by name: those with one address. */
export const linkablePages: readonly string[] = pageNames.filter((name) => {
	const { paths, unlisted } = pageDefinition(name);
	return !unlisted && !paths.fr.includes(":");
});

/** The first link that leads nowhere or that a page would not show as one; whether an article exists is not known here. */
export function wrongLinkIn(text: string, reach: "site" | "web"): string | undefined {
	return linkTargets(text).find((target) => !isTarget(target, reach));
}

/** Step by step: an expression would begin anew at every bracket of a text that closes none. */
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

/** The articles that texts link to by name, wherever they stand: whoever publishes checks that they exist. */
export function linkedArticles(value: unknown): string[] {
	if (typeof value === "string") return [...value.matchAll(/\]\(article:([\w-]+)\)/g)].map(([, name = ""]) => name);
	return value !== null && typeof value === "object" ? Object.values(value).flatMap(linkedArticles) : [];
}

function isTarget(target: string, reach: "site" | "web"): boolean {
	const [, kind, name = ""] = /^(page|article):([\w-]+)$/.exec(target) ?? [];
	if (kind) return kind === "article" || linkablePages.includes(name);
	if (/^\/(?![/\\])[^\s\\]*$/.test(target)) return true;
	return reach === "web" && /^(?:https:\/\/[^\s\\]+|mailto:[^\s\\]+|tel:[+\d]+|#[\w-]+)$/.test(target);
}
