import { useEffect, useRef } from "react";
import { useLocation, useNavigation } from "react-router";

/**
 * A moved card is rendered anew in another column: without this, the focus would be lost with its old button. The card is
 * remembered when its form is sent: React may never show a navigation that is answered at once.
 */
export function useCardFocus(asked: string | null, conflict: string | null): void {
	const { state, formData } = useNavigation();
	const { key } = useLocation();
	const moved = useRef<string | null>(null);
	const sent = formData?.get("id");
	useEffect(() => {
		const remember = ({ target }: SubmitEvent) => {
			const id = target instanceof HTMLFormElement && new FormData(target).get("id");
			if (typeof id === "string") moved.current = id;
		};
		document.addEventListener("submit", remember, true);
		return () => document.removeEventListener("submit", remember, true);
	}, []);
	// biome-ignore lint/correctness/useExhaustiveDependencies: the redirect after a move is a new location
	useEffect(() => {
		// A card that was dragged is sent without a form.
		if (typeof sent === "string") moved.current = sent;
		if (asked) moved.current = asked;
		if (state !== "idle" || asked || !moved.current) return;
		const link = document.querySelector<HTMLElement>(`#carte-${CSS.escape(moved.current)} a`);
		moved.current = null;
		if (document.activeElement === document.body || conflict) link?.focus({ preventScroll: !conflict });
	}, [state, sent, asked, conflict, key]);
}
