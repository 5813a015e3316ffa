import { useEffect, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { useStaffLanguage } from "./staff-language.tsx";

/** Printing needs a script: without one the button would do nothing, and the browser's own menu is there. */
export function PrintButton() {
	const { words } = useStaffLanguage();
	const [ready, setReady] = useState(false);
	useEffect(() => setReady(true), []);
	if (!ready) return null;
	return (
		<Button look="light" className="justify-self-start max-sm:w-full print:hidden" onClick={() => window.print()}>
			{words.office.print}
		</Button>
	);
}
