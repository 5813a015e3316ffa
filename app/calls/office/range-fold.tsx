import { type ReactNode, useEffect, useRef } from "react";
import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";

/** Folds the range where it is the last part of a long page. Open beside the form, and without JavaScript. */
export function RangeFold({ children }: { children: ReactNode }) {
	const { rangeFold } = useStaffLanguage().words.calls;
	const fold = useRef<HTMLDetailsElement>(null);
	useEffect(() => {
		const beside = window.matchMedia("(min-width: 75rem)");
		const apply = () => {
			if (fold.current) fold.current.open = beside.matches;
		};
		apply();
		beside.addEventListener("change", apply);
		return () => beside.removeEventListener("change", apply);
	}, []);
	return (
		<details ref={fold} open className="call-fold">
			<summary>{rangeFold}</summary>
			{children}
		</details>
	);
}
