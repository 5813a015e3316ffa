import { type LetterContext, type LetterLead, letterValues } from "#app/.server/mail/letter-values.ts";
import type { Locale } from "#app/locale/locales.ts";
import { letterAt, subjectWith } from "#app/model/leads/insert-letter.ts";
import type { FilledLetter, Letter } from "#app/model/leads/letter.ts";
import { fillIn } from "#app/model/text/fill-in.ts";
import { replyParts } from "#content/mail/replies.ts";

/** What the reply form offers: the letters that members can insert, and the subject of a reply without one. */
interface ReplyStart {
	letters: readonly FilledLetter[];
	subject: string;
}

/** Fills in every offered letter for a lead; the member edits the text after inserting it. */
export function lettersFor(
	lead: LetterLead,
	letters: readonly Letter[],
	{ shownIn, ...context }: LetterContext & { shownIn: Locale },
): FilledLetter[] {
	const values = letterValues(lead, context);
	return letters
		.filter(({ use }) => use === "offered")
		.map((letter) => {
			const { subject, text } = letter[lead.locale];
			return {
				id: letter.id,
				name: letter[shownIn].name,
				subject: fillIn(subject, values),
				text: fillIn(text, values),
			};
		});
}

export function replyStart(
	lead: LetterLead,
	letters: readonly Letter[],
	context: LetterContext & { shownIn: Locale },
): ReplyStart {
	const subject = replyParts[lead.locale].subject(lead.reference);
	return { letters: lettersFor(lead, letters, context), subject };
}

/** The reply form after a letter was chosen without JavaScript: the letter stands below what was typed. */
export function withLetter(
	typed: Readonly<Record<string, string>>,
	id: string,
	{ letters, subject }: ReplyStart,
): Readonly<Record<string, string>> {
	const letter = letters.find((each) => each.id === id);
	if (!letter) return typed;
	const text = (typed.text ?? "").replace(/\r\n?/g, "\n").trimEnd();
	const suggested = [subject, ...letters.map((each) => each.subject)];
	return {
		...typed,
		text: text + letterAt(text, text.length, letter),
		subject: subjectWith(typed.subject ?? "", letter, suggested),
	};
}
