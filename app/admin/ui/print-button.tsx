import { useEffect, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { OfficeIcon } from "./office-icon.tsx";
import { useStaffLanguage } from "./staff-language.tsx";

/** Printing needs JavaScript: without it the button would do nothing, so only the browser's own menu remains. */
export function PrintButton({ hasIcon = false }: { hasIcon?: boolean }) {
	const { words } = useStaffLanguage();
	const [ready, setReady] = useState(false);
	useEffect(() => setReady(true), []);
	if (!ready) return null;
	return (
		<Button look="light" className="justify-self-start max-sm:w-full print:hidden" onClick={() => window.print()}>
			{hasIcon && <OfficeIcon name="printer" />}
			{words.office.print}
		</Button>
	);
}
