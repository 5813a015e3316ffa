import type { ContentReader } from "#app/.server/content/reader.ts";
import { isPageShown } from "#app/.server/content/shown-services.ts";
import { topicAt } from "#app/.server/content/topic-path.ts";
import { defaultLocale } from "#app/locale/locales.ts";
import { redirectObstacle } from "#app/locale/own-addresses.ts";
import { matchPage } from "#app/locale/paths.ts";
import type { LegacyRedirect, RedirectProblem } from "#app/model/editing/legacy-redirect.ts";

/** A redirect as a member types it: two addresses. */
export interface WrittenRedirect {
	from: string;
	to: string;
}

export type ReadRedirects =
	| { ok: true; redirects: readonly LegacyRedirect[] }
	| { ok: false; problems: readonly (RedirectProblem & { index: number })[] };

/** Where the way from an address ends. */
type End =
	| { kind: "page"; page: Pick<LegacyRedirect, "to" | "locale"> }
	| { kind: "loop" }
	/** The last address of the way; empty when the first one leads to no address at all. */
	| { kind: "unknown"; last: string };

/** Shown to the member, who corrects them and sends the list again. */
const mostProblems = 20;
/** Addresses of a loop that are shown. */
const longestWay = 10;

/** Redirects target a page, an article or a topic by name: chains are resolved to their end here, and loops are refused. */
export function readRedirects(
	written: readonly WrittenRedirect[],
	existing: readonly LegacyRedirect[],
	reader: ContentReader,
): ReadRedirects {
	const own = written.map(({ from, to }) => ({ from: tidyPath(from), to: tidyPath(to), typed: from.trim() }));
	const next = new Map(own.flatMap(({ from, to }) => (from && to ? [[from, to]] : [])));
	const known = new Map(existing.map((redirect) => [redirect.from, redirect]));
	const seen = new Set<string>();
	/** By every address of the ways so far: a chain is followed once, not again from each of its addresses. */
	const ends = new Map<string, End>();
	const problems: (RedirectProblem & { index: number })[] = [];
	const redirects = own.flatMap(({ from, to, typed }, index): LegacyRedirect[] => {
		if (problems.length === mostProblems) return [];
		const refuse = (problem: RedirectProblem) => {
			problems.push({ ...problem, index });
			return [];
		};
		if (!from || from === "/" || !/^(?:\/[^\s/\\?#*]+)+(?:\/\*)?$/.test(from))
			return refuse({ kind: "path-wrong", from: typed });
		if (seen.has(from)) return refuse({ kind: "repeated", from });
		seen.add(from);
		const obstacle = redirectObstacle(from);
		if (obstacle) return refuse({ from, ...obstacle });
		if (pageAt(from, reader)) return refuse({ kind: "answers", from });
		const end = endOf(from, to);
		if (end.kind === "page") return [{ from, ...end.page }];
		return refuse(
			end.kind === "loop"
				? { kind: "loop", from, way: loopFrom(from, to) }
				: { kind: "target-unknown", from, to: end.last },
		);
	});
	return problems.length > 0 ? { ok: false, problems } : { ok: true, redirects };

	function endOf(from: string, to: string | null): End {
		const way = new Set([from]);
		let end: End | null = null;
		let last = "";
		for (let step = to; step !== null && end === null; step = next.get(step) ?? null) {
			end = ends.get(step) ?? endAt(step, way);
			way.add(step);
			last = step;
		}
		const found = end ?? { kind: "unknown", last };
		for (const step of way) ends.set(step, found);
		return found;
	}

	/** Null when the way goes on. */
	function endAt(step: string, way: ReadonlySet<string>): End | null {
		const page = pageAt(step, reader);
		if (page) return { kind: "page", page };
		if (way.has(step)) return { kind: "loop" };
		const old = next.has(step) ? undefined : known.get(step);
		return old ? { kind: "page", page: { to: old.to, locale: old.locale } } : null;
	}

	/** The first addresses of a way that never ends, with the one that repeats. */
	function loopFrom(from: string, to: string | null): string[] {
		const way = new Set([from]);
		for (let step = to; step !== null; step = next.get(step) ?? null) {
			if (way.has(step)) return [...way, step];
			if (way.size === longestWay) break;
			way.add(step);
		}
		return [...way, "…"];
	}
}

/** Replaces existing redirects that have the same path. */
export function mergeRedirects(
	existing: readonly LegacyRedirect[],
	added: readonly LegacyRedirect[],
): readonly LegacyRedirect[] {
	const replaced = new Set(added.map(({ from }) => from));
	return [...existing.filter(({ from }) => !replaced.has(from)), ...added];
}

/** Finds the page, article or topic at a path, as a redirect names it. */
function pageAt(path: string, reader: ContentReader): Pick<LegacyRedirect, "to" | "locale"> | null {
	const match = matchPage(path);
	if (!match) return null;
	const { name, params } = match;
	const locale = match.locale ?? defaultLocale;
	if (name === "slug") {
		const articles = reader.read(`articles.${locale}`);
		const article = articles.find(({ matter }) => matter.slug === params.slug);
		return article ? { to: `article:${article.name}`, locale } : null;
	}
	if (name === "blog-topic") {
		const topic = topicAt(params.topic, locale, reader);
		return topic ? { to: `topic:${topic}`, locale } : null;
	}
	return Object.keys(params).length === 0 && isPageShown(name, reader) ? { to: name, locale } : null;
}

/** Extracts the path of a typed address, which may be a full URL of the former site; null when it is not one. */
function tidyPath(typed: string): string | null {
	const text = typed.trim();
	if (!/^(?:https?:\/\/|\/)/i.test(text)) return null;
	try {
		const { pathname } = new URL(text, "https://site.invalid");
		const path = decodeURIComponent(pathname).replace(/\/{2,}/g, "/");
		return path.length > 1 ? path.replace(/\/$/, "") : "/";
	} catch {
		return null;
	}
}
