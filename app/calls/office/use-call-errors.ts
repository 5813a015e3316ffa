import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { formatNumber } from "#app/locale/format.ts";
import { noteLimit } from "#app/model/appointments/booking-fields.ts";
import type { CallField } from "#app/model/calls/call-form.ts";
import { longest } from "#app/model/leads/contact-fields.ts";
import { fillIn } from "#app/model/text/fill-in.ts";
import type { CallAnswer } from "../.server/receive-call.ts";

export type CallErrorTexts = Partial<Record<CallField, string>>;

const limits: Readonly<Record<CallField, number>> = { ...longest, words: longest.message, note: noteLimit };

export function useCallErrors(answer: CallAnswer | undefined): CallErrorTexts {
	const { words, locale } = useStaffLanguage();
	const { errors } = words.calls;
	return Object.fromEntries(
		Object.entries(answer?.errors ?? {}).map(([field, code]) => {
			const max = limits[field as CallField];
			return [field, fillIn(errors[code], { max: formatNumber(max, locale) })];
		}),
	);
}
