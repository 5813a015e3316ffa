import { useEffect, useRef, useState } from "react";

export interface Choice {
	count: number;
	/** The element that contains the boxes. */
	list: React.RefObject<HTMLDivElement | null>;
	recount: () => void;
	setAll: (isChosen: boolean) => void;
}

/** Counts the ticked rows. The boxes are uncontrolled: they work before hydration, and without JavaScript. */
export function useChoice(leads: readonly unknown[]): Choice {
	const list = useRef<HTMLDivElement>(null);
	const [count, setCount] = useState(0);
	const recount = () => setCount(boxesIn(list.current).filter((box) => box.checked).length);
	// Rows come and go with their boxes; a box may have been ticked before hydration.
	// biome-ignore lint/correctness/useExhaustiveDependencies: `recount` only reads the document.
	useEffect(recount, [leads]);
	const setAll = (isChosen: boolean) => {
		for (const box of boxesIn(list.current)) box.checked = isChosen;
		recount();
	};
	return { count, list, recount, setAll };
}

function boxesIn(list: HTMLElement | null): HTMLInputElement[] {
	return [...(list?.querySelectorAll<HTMLInputElement>("input[name=lead]") ?? [])];
}
