import type { ReminderState } from "#app/.server/marketing/reminder-consent.ts";
import type { LoadContext } from "#app/.server/pages/loaded-page.ts";
import type { Locale } from "#app/locale/locales.ts";
import type { FollowedReminder, ReminderVariant } from "#app/model/estimate/followed-job.ts";
import type { Job } from "#app/model/jobs/job.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import type { MailKind } from "#app/model/privacy/mail-kinds.ts";
import { formatMonth } from "#app/time/format-day.ts";
import { dayInMontreal } from "#app/time/montreal.ts";
import { jobWords } from "#content/estimate/job-page.ts";

/**
 * Asks whether to remind the customer when the work is due again. Null when nobody may ask, or the day has passed. While
 * reminders are off nobody is asked, but a customer who agreed before still sees that they did.
 */
export function followedReminder(
	{ due }: Pick<Job, "due">,
	state: ReminderState | null,
	isOn: boolean,
	{ email }: Pick<Lead, "email">,
	{ locale, reader, now }: LoadContext,
): FollowedReminder | null {
	if (!due || due.outcome || due.on <= dayInMontreal(now) || !state || email === null) return null;
	if (!isOn && !state.isAllowed) return null;
	const words = jobWords[locale].reminder;
	const month = formatMonth(due.on.slice(0, 7), locale);
	const variant = variantOf(state.kinds);
	const sentence = reminderSentence(variant, reader.read("company").name, locale);
	return {
		lead: words.due(month),
		form: state.isAllowed ? null : { label: words.label(month), sentence, variant },
	};
}

/** The sentence beside the box, which is kept as proof. */
export function reminderSentence(variant: ReminderVariant, company: string, locale: Locale): string {
	const { alone, withPromotions } = jobWords[locale].reminder;
	return (variant === "alone" ? alone : withPromotions)(company);
}

/** The kinds that a sentence names besides the reminder. */
export function kindsNamed(variant: ReminderVariant): readonly MailKind[] {
	return variant === "alone" ? [] : ["promotions"];
}

function variantOf(kinds: readonly MailKind[]): ReminderVariant {
	return kinds.includes("promotions") ? "with-promotions" : "alone";
}
