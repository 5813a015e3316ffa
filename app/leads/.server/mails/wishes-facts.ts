import type { Fact } from "#app/.server/mail/mail-layout.tsx";
import type { WishesText } from "#app/model/estimate/wishes-text.ts";
import type { MailWords } from "#content/mail/fr.ts";

export function wishesFacts({ date, part, days }: WishesText, labels: MailWords["estimate"]): Fact[] {
	const facts = [
		{ label: labels.date, value: date },
		{ label: labels.part, value: part },
		{ label: labels.days, value: days },
	];
	return facts.filter(({ value }) => value);
}
