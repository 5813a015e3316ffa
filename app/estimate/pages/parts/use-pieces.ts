import { type MouseEvent, type RefObject, startTransition, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { detailValues, type Values } from "#app/model/estimate/form.ts";
import { allKeys, newPieceKey, pieceKeys, removedKey, rowName, sortOf } from "#app/model/estimate/pieces-form.ts";
import type { Kind } from "#app/model/estimate/questions.ts";
import type { PieceRow } from "./piece-title.ts";

/** The rows of a list of pieces, and what its buttons do. The caller renders them inside of the fieldset `list`. */
export function usePieces(kind: Kind, values: Values) {
	const list = useRef<HTMLFieldSetElement>(null);
	const [{ rows, removed }, setRows] = useState(() => rowsIn(kind, values));
	/** Keys are never reused, so that a new row does not show the values of a removed one. */
	const used = useRef(rows.map(({ key }) => key));
	const typed = useTyped(list, kind, values);

	/** Changes the list, tells the form's listeners and moves the focus, which screen readers announce. */
	const change = (event: MouseEvent, next: { rows: readonly PieceRow[]; removed: string | null }, focus: string) => {
		event.preventDefault();
		flushSync(() => setRows(next));
		// From the fieldset, by which forms of the back office know that a list has changed (form-keeper.ts).
		list.current?.dispatchEvent(new Event("input", { bubbles: true }));
		document.getElementById(focus)?.focus();
	};
	return {
		list,
		rows,
		removed,
		shown: rows.filter(({ key }) => key !== removed),
		typed,
		add(event: MouseEvent, sort?: string): void {
			const key = newPieceKey(used.current);
			used.current = [...used.current, key];
			change(event, { rows: [...rows, { key, sort }], removed }, rowName(kind, key));
		},
		/** Only the piece removed last can be restored. */
		remove(event: MouseEvent, key: string): void {
			change(event, { rows: rows.filter((row) => row.key !== removed), removed: key }, `${kind}-restore`);
		},
		restore(event: MouseEvent): void {
			change(event, { rows, removed: null }, rowName(kind, removed ?? ""));
		},
	};
}

function rowsIn(kind: Kind, values: Values): { rows: readonly PieceRow[]; removed: string | null } {
	const removed = removedKey(kind, values);
	const order = allKeys(kind, values);
	const keys = [...pieceKeys(kind, values), ...(removed ? [removed] : [])];
	keys.sort((one, other) => order.indexOf(one) - order.indexOf(other));
	return { rows: keys.map((key) => ({ key, sort: sortOf(kind, key, values) })), removed };
}

/** The values of the form while it is filled in, for the price on each card. */
function useTyped(list: RefObject<HTMLFieldSetElement | null>, kind: Kind, values: Values): Values {
	const [typed, setTyped] = useState(values);
	useEffect(() => {
		const form = list.current?.form;
		if (!form) return;
		const read = () => startTransition(() => setTyped(detailValues(new FormData(form), [kind])));
		read();
		form.addEventListener("input", read);
		return () => form.removeEventListener("input", read);
	}, [list, kind]);
	return typed;
}
