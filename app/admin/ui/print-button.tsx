import { Button } from "#app/ui/button.tsx";
import { OfficeIcon } from "./office-icon.tsx";
import { useStaffLanguage } from "./staff-language.tsx";

export function PrintButton({ hasIcon = false }: { hasIcon?: boolean }) {
	const { words } = useStaffLanguage();
	return (
		<Button look="light" className="scripted justify-self-start max-sm:w-full print:hidden" onClick={() => print()}>
			{hasIcon && <OfficeIcon name="printer" />}
			{words.office.print}
		</Button>
	);
}
