import { messagesOf } from "#app/leads/.server/messages.ts";
import { messageItem } from "#app/leads/.server/office/conversation.ts";
import { sayMoment } from "#app/leads/.server/office/say-time.ts";
import { leadWordsIn } from "#app/leads/.server/office/staff-words.ts";
import type { Locale } from "#app/locale/locales.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import type { SpokenAnswer } from "#app/model/leads/spoken-answers.ts";
import type { DocumentStore, StoredDocument } from "#app/model/ports.ts";
import { customerWordsIn } from "./customer-words.ts";

/** How many messages the page shows until the member asks for all. */
const mostShown = 10;

type Leads = readonly StoredDocument<Lead>[];

/** The last messages of all leads together, the newest last. */
export async function customerTalk(leads: Leads, store: DocumentStore, locale: Locale, now: Date, isWhole: boolean) {
	const words = leadWordsIn(locale);
	const all = await Promise.all(
		leads.map(async (lead) =>
			(await messagesOf(store, lead)).map((message) => ({
				...messageItem(message, lead.data, [], words),
				key: message.id,
				lead: lead.id,
				reference: lead.data.reference,
			})),
		),
	);
	const sorted = all.flat().toSorted((one, other) => (one.at < other.at ? -1 : 1));
	const shown = isWhole ? sorted : sorted.slice(-mostShown);
	return {
		count: sorted.length,
		items: shown.map(({ at, photos, ...item }) => ({
			...item,
			photos: photos.length,
			when: sayMoment(at, now, locale),
		})),
	};
}

/** What the customer answered on the phone, the newest first. */
export function spokenAnswers(leads: Leads, locale: Locale, now: Date) {
	const { spoken: words } = customerWordsIn(locale);
	const say = ({ answer, text, at, by }: SpokenAnswer, reference: string) => ({
		at,
		text: words.item(words.answers[answer], text),
		by: words.by(by.name, sayMoment(at, now, locale), reference),
	});
	return leads
		.flatMap(({ data: { spoken, reference } }) =>
			[spoken?.details, spoken?.marketing].flatMap((answer) => (answer ? say(answer, reference) : [])),
		)
		.toReversed();
}
