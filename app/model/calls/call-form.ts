import type { Locale } from "#app/locale/locales.ts";
import { noteLimit } from "../appointments/booking-fields.ts";
import { type ContactError, longest, withLineFeeds } from "../leads/contact-fields.ts";
import { parseDetailsForm } from "../leads/details-form.ts";
import { type HeardFrom, isHeardFrom } from "../leads/heard-from.ts";
import type { LeadDetails } from "../leads/lead-details.ts";
import type { SpokenAnswer, SpokenAnswers } from "../leads/spoken-answers.ts";
import { type CallValues, firstOf } from "./call-values.ts";

/** The fields that can be wrong, in the order of the screen. */
export const callFields = ["name", "phone", "words", "postalCode", "street", "unit", "city", "note", "email"] as const;

export type CallField = (typeof callFields)[number];

/**
 * `what-missing`: neither a service nor a text. `promotions-email`: a yes to promotions without an e-mail address.
 * `note-alone`: an access note without an appointment, which is where it is stored.
 */
export type CallError = ContactError | "phone-missing" | "what-missing" | "promotions-email" | "note-alone";

export type CallErrors = Partial<Record<CallField, CallError>>;

export type SpokenName = keyof SpokenAnswers;

/** In the order in which they are read aloud. */
export const spokenNames = ["details", "marketing"] as const satisfies readonly SpokenName[];

/** A call that can be saved: a name, a phone number, and a service or a text are enough. */
export interface Call extends LeadDetails {
	phone: string;
	words: string;
	/** How the crew gets in, for the appointment that is booked with the call. */
	accessNote: string;
	heardFrom: HeardFrom | null;
	/** What the caller answered; missing: not asked. */
	answers: Partial<Record<SpokenName, SpokenAnswer["answer"]>>;
	/** Whether a confirmation is mailed, if there is an e-mail address. */
	confirms: boolean;
}

export type ParsedCall = { kind: "right"; call: Call } | { kind: "wrong"; errors: CallErrors };

export function parseCall(values: CallValues): ParsedCall {
	const sent = (name: string) => firstOf(values, name);
	const details = parseDetailsForm({
		name: sent("name"),
		email: sent("email"),
		phone: sent("phone"),
		reachBy: "phone",
		street: sent("street"),
		unit: sent("unit"),
		city: sent("city"),
		postalCode: sent("postalCode"),
		language: languageOf(values),
	});
	const words = withLineFeeds(sent("words")).trim();
	const accessNote = withLineFeeds(sent("note")).trim();
	const answers = answersOf(values);
	const errors: CallErrors = details.kind === "wrong" ? { ...details.errors } : {};
	if (errors.email === "reach-missing") delete errors.email;
	if (sent("phone").trim() === "") errors.phone = "phone-missing";
	if (words.length > longest.message) errors.words = "too-long";
	if (accessNote.length > noteLimit) errors.note = "too-long";
	if (words === "" && !values.service?.length) errors.words = "what-missing";
	if (answers.marketing === "yes" && sent("email").trim() === "") errors.email = "promotions-email";
	if (details.kind === "wrong" || details.value.phone === null || Object.keys(errors).length > 0) {
		return { kind: "wrong", errors };
	}
	const heardFrom = sent("heardFrom");
	return {
		kind: "right",
		call: {
			...details.value,
			phone: details.value.phone,
			reachBy: "phone",
			words,
			accessNote,
			answers,
			heardFrom: isHeardFrom(heardFrom) ? heardFrom : null,
			confirms: sent("confirms") === "yes",
		},
	};
}

/** The customer's language: that of replies, and of the sentences that are read aloud. */
export function languageOf(values: CallValues): Locale {
	return firstOf(values, "language") === "en" ? "en" : "fr";
}

/** The name of the field with the answer to a sentence. */
export function spokenField(name: SpokenName): string {
	return `spoken.${name}`;
}

function answersOf(values: CallValues): Call["answers"] {
	return Object.fromEntries(
		spokenNames.flatMap((name) => {
			const answer = firstOf(values, spokenField(name));
			return answer === "yes" || answer === "no" ? [[name, answer]] : [];
		}),
	);
}
