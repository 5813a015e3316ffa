import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { formatNumber } from "#app/locale/format.ts";

/** Says a number in the member's language with words that know the singular. */
export function useCounts() {
	const { locale } = useStaffLanguage();
	return (say: (count: string, isOne: boolean) => string, number: number) =>
		say(formatNumber(number, locale), number === 1);
}
