import { randomUUID } from "node:crypto";
import type { Services } from "#app/.server/services.ts";
import { type ComposerWay, composerWays } from "#app/model/leads/composer-ways.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import { unsentWords } from "#app/model/leads/unsent-words.ts";
import type { Member } from "#app/model/members/member.ts";
import type { StoredDocument } from "#app/model/ports.ts";
import { tasksOf, undoableEntry, wasCalled } from "../inbox/undo-change.ts";
import { issueUndo } from "../inbox/undo-token.ts";
import { askedCard } from "./booking/asked-card.ts";
import { bookingPanel } from "./booking/booking-panel.ts";
import { startOf } from "./booking/booking-start.ts";
import { cancelPreview } from "./booking/cancel-preview.ts";
import { callFormStart } from "./call-form.ts";
import { detailsValues } from "./details-view.ts";
import { isAssignable, mayHandle } from "./handlers.ts";
import { jobViews } from "./jobs/job-view.ts";
import { leadView } from "./lead-view.ts";
import { replyStart } from "./letters.ts";
import { quoteCard, quoteForCustomer } from "./quotes/quote-card.ts";
import { waitingNote } from "./waiting-note.ts";

export type LeadData = Awaited<ReturnType<typeof leadPage>>;

/** The data of the lead page, including the panel that the query opens. */
export async function leadPage(
	found: StoredDocument<Lead>,
	{ store, clock, identity, content, secret }: Pick<Services, "store" | "clock" | "identity" | "content" | "secret">,
	member: Member,
	{ query, origin }: { query: URLSearchParams; origin: string },
) {
	const now = clock.now();
	const reader = content.reader();
	const company = reader.read("company");
	const mayAct = mayHandle(member.role);
	const opened = mayAct ? query.get("volet") : null;
	const usual: ComposerWay = found.data.email ? "ecrire" : "appel";
	const way = composerWays.find((one) => one === opened && (one !== "ecrire" || found.data.email)) ?? usual;
	const members = await identity.members();
	const unsent = unsentWords(found.data, member, "appointment");
	const isCancelling = unsent?.step === "cancelled";
	const start = { ...startOf(query), ...(unsent && !isCancelling && { text: unsent.text }) };
	return {
		lead: await leadView(found, { store, secret, reader }, member, now),
		asked: await askedCard(
			found,
			{ store, content, clock, secret },
			{ locale: member.locale, origin, isOpen: opened === "courriel-demande" },
		),
		quote: await quoteCard(found, store, member, now),
		jobs: await jobViews(found, { store, secret }, member, now),
		/** A version as its customer sees it: every member of the office may look. */
		viewed:
			query.get("volet") === "voir-soumission"
				? await quoteForCustomer(store, found, query.get("version") ?? "")
				: null,
		mayAct,
		waiting: await waitingNote(found.data, store, member.role),
		/** Only administrators open the page on which mails are sent again. */
		mayRetry: member.role === "administrator",
		undo: mayAct ? await undoOf(found, member, { store, secret }, now) : null,
		member: member.id,
		members: members.filter(isAssignable).map(({ id, name }) => ({ id, name })),
		composer: mayAct
			? {
					way,
					/** Another one after each form that was accepted. */
					key: randomUUID() as string,
					...replyStart(found.data, reader.read("letters"), {
						member: member.name,
						origin,
						company,
						now,
						shownIn: member.locale,
					}),
					call: callFormStart(now, company, member.locale),
					unsent: unsentWords(found.data, member, "reply"),
				}
			: null,
		details: opened === "coordonnees" ? detailsValues(found.data, member.locale) : null,
		closing: opened === "terminer" ? ("done" as const) : opened === "perdre" ? ("lost" as const) : null,
		// Links of earlier builds ask for "planifier".
		booking:
			opened === "rendez-vous" || opened === "planifier"
				? await bookingPanel(found, { store, content, clock, secret }, start, { locale: member.locale, origin })
				: null,
		cancels: opened === "annuler" ? await cancelling(isCancelling ? unsent.text : "") : null,
	};

	async function cancelling(text: string) {
		return { text, told: await cancelPreview(found, { store, content, clock }, { origin, text }) };
	}
}

/** The entry of the history that the member can still undo, with the token for it. */
async function undoOf(
	{ id, data: lead }: StoredDocument<Lead>,
	member: Member,
	{ store, secret }: Pick<Services, "store" | "secret">,
	now: Date,
) {
	const entry = undoableEntry(lead, member);
	if (!entry || wasCalled(entry, await tasksOf(entry, store))) return null;
	const { reference } = lead;
	const ticket = { lead: id, reference, entry: entry.id, kind: entry.kind, member: member.id, madeAt: now.getTime() };
	return { entry: entry.id, token: issueUndo(ticket, secret) };
}
