import { useEffect, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { useStaffLanguage } from "./staff-language.tsx";

/** Printing needs JavaScript: without it the button would do nothing, so only the browser's own menu remains. */
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
