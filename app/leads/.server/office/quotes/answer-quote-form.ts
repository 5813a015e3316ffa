import { data, type RouterContextProvider } from "react-router";
import { requestContextKey } from "#app/.server/request-context.ts";
import { servicesContext } from "#app/.server/services.ts";
import type { Member } from "#app/model/members/member.ts";
import { nextVersion, quotesOf } from "#app/quotes/.server/quotes.ts";
import { handleQuote, type QuoteOutcome } from "./handle-quote.ts";
import { type QuotePreview, quotePreview } from "./quote-preview.ts";

/** The data after a button that stays on the page. */
export type QuoteAnswer = QuoteOutcome & {
	preview: QuotePreview;
	/** The state that the next form is compared with: after a conflict the new one, so that a second press goes through. */
	seen: string;
	pressed: string;
};

/** The outcomes after which the form goes on from the state that it was rendered from. */
const unchanged: ReadonlySet<QuoteOutcome["kind"]> = new Set(["edited", "previewed", "faults", "spam"]);

export async function answerQuote(
	context: Readonly<RouterContextProvider>,
	member: Member,
	id: string,
	form: FormData,
) {
	const services = context.get(servicesContext);
	const { origin } = context.get(requestContextKey);
	const found = await services.store.get("leads", id);
	if (!found) throw data(null, { status: 404 });
	const outcome = await handleQuote(context, member, found, form);
	if (outcome instanceof Response) throw outcome;
	const now = (await services.store.get("leads", id)) ?? found;
	const quotes = await quotesOf(services.store, id);
	const last = quotes.at(-1)?.data;
	const fresh = [now.data.desk.revision, nextVersion(quotes), last?.status === "draft" ? last.revision : 0].join(".");
	const answer: QuoteAnswer = {
		...outcome,
		preview: await quotePreview(now, outcome.typed, services, { locale: member.locale, origin }),
		seen: unchanged.has(outcome.kind) ? String(form.get("seen") ?? "") : fresh,
		pressed: String(form.get("do") ?? ""),
	};
	return data(answer, { status: statusOf(outcome) });
}

function statusOf({ kind }: QuoteOutcome): number {
	if (kind === "edited" || kind === "previewed" || kind === "saved") return 200;
	return kind === "faults" || kind === "spam" ? 422 : 409;
}
