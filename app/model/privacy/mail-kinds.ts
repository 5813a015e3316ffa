/** What somebody may agree to receive, besides the mails about their own leads. */
export const mailKinds = ["promotions", "due-again"] as const;

export type MailKind = (typeof mailKinds)[number];

export function isMailKind(value: unknown): value is MailKind {
	return (mailKinds as readonly unknown[]).includes(value);
}

/** The kinds that the sentence of the forms and of the call names. */
export const askedKinds: readonly MailKind[] = mailKinds;

/** Sentences of builds before 2026-11-17 named promotions alone. */
export function kindsOf({ kinds }: { kinds?: readonly MailKind[] }): readonly MailKind[] {
	return kinds ?? ["promotions"];
}
