import type { MarketingState } from "#app/.server/marketing/consents.ts";
import type { Locale } from "#app/locale/locales.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import { channelOf } from "#app/model/leads/lead-channel.ts";
import type { SpokenAnswers } from "#app/model/leads/spoken-answers.ts";
import { chosenAt, covers } from "#app/model/privacy/mail-address.ts";
import { sayMoment } from "./say-time.ts";
import { leadWordsIn } from "./staff-words.ts";

type Spoken = Pick<Lead, "spoken">;
type Consent = Pick<MarketingState, "agreed" | "withdrawnAt">;

/** How the lead reached the company. Null for a form of the site, which asks nothing aloud. */
export function originView(
	lead: Pick<Lead, "channel" | "heardFrom" | "spoken">,
	isConfirmed: boolean,
	locale: Locale,
	now: Date,
) {
	const channel = channelOf(lead);
	if (channel === "form") return null;
	const words = leadWordsIn(locale);
	const own = words.origin;
	return {
		channel,
		channelText: own.channels[channel],
		heardFrom: lead.heardFrom ? own.heardFrom[lead.heardFrom] : channel === "phone" ? own.notAsked : null,
		spoken: channel === "phone" ? (["details", "marketing"] as const).map(answerView) : [],
	};

	function answerView(name: keyof SpokenAnswers) {
		const said = lead.spoken?.[name];
		const title = own.spoken[name];
		if (!said) return { name, title, answer: own.notAsked, sentence: null, heard: "" };
		const { answer, text, locale: spokenIn, at, by } = said;
		const waits = name === "marketing" && answer === "yes" && !isConfirmed;
		return {
			name,
			title,
			answer: waits ? `${own.answers.yes}, ${own.unconfirmed}` : own.answers[answer],
			sentence: { text, locale: spokenIn },
			heard: own.heardBy(by.name, sayMoment(at, now, locale)),
		};
	}
}

/** A yes by voice that the customer has not confirmed. A withdrawal or another choice after it ends it. */
export function isUnconfirmed({ spoken }: Spoken, { agreed, withdrawnAt }: Consent): boolean {
	const said = spoken?.marketing;
	if (said?.answer !== "yes" || (withdrawnAt ?? "") >= said.at) return false;
	return !agreed || (!covers(agreed, said) && chosenAt(agreed) < said.at);
}
