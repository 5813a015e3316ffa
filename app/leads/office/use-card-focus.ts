import { useEffect, useRef } from "react";
import { useNavigation } from "react-router";

/** A moved card is rendered anew in another column: without this, the focus would be lost with its old button. */
export function useCardFocus(asked: string | null, conflict: string | null): void {
	const { state, formData } = useNavigation();
	const moved = useRef<string | null>(null);
	const sent = formData?.get("id");
	useEffect(() => {
		if (typeof sent === "string") moved.current = sent;
		if (asked) moved.current = asked;
		if (state !== "idle" || asked || !moved.current) return;
		const link = document.querySelector<HTMLElement>(`#carte-${CSS.escape(moved.current)} a`);
		moved.current = null;
		if (document.activeElement === document.body || conflict) link?.focus({ preventScroll: !conflict });
	}, [state, sent, asked, conflict]);
}
