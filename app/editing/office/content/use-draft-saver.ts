import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import type { Locale } from "#app/locale/locales.ts";
import { type Conflict, createDraftSaver, type DraftSaver, type SaveState } from "./draft-saver.ts";
import { useEditor } from "./editor-context.tsx";
import { sendPart } from "./send-part.ts";

/** Initial value of the fields. They are uncontrolled: only a new beginning replaces their content. */
export interface Beginning {
	value: unknown;
	base: string;
	count: number;
}

export interface Keeping {
	state: SaveState;
	conflict: Conflict | null;
	flush(): void;
	keepMine(): void;
}

/** Saves the form of one language while the member types. Each beginning has its own form and saver. */
export function useDraftSaver(
	id: string,
	part: Locale,
	beginning: Beginning,
	form: RefObject<HTMLFormElement | null>,
): Keeping {
	const { savers, onSaved } = useEditor();
	const [state, setState] = useState<SaveState>("idle");
	const [conflict, setConflict] = useState<Conflict | null>(null);
	const saver = useRef<DraftSaver>(null);
	const saved = useEffectEvent(onSaved);

	useEffect(() => {
		const fields = form.current;
		if (!fields) return;
		const own = createDraftSaver({
			base: beginning.base,
			send: (from, last) => sendPart(id, fields, from, { keepalive: last !== undefined }),
			tell(next, outcome) {
				setState(next);
				if (outcome?.kind === "conflict") setConflict(outcome);
				if (outcome?.kind === "saved") saved(outcome.status);
			},
		});
		saver.current = own;
		savers.set(part, own);
		setState("idle");
		setConflict(null);
		const onInput = () => own.changed();
		const onHide = () => void (document.visibilityState === "hidden" && own.flush());
		const beforeLeaving = (event: BeforeUnloadEvent) => {
			if (own.hasUnsaved) event.preventDefault();
		};
		const onOnline = () => void own.flush();
		fields.addEventListener("input", onInput);
		document.addEventListener("visibilitychange", onHide);
		window.addEventListener("beforeunload", beforeLeaving);
		window.addEventListener("online", onOnline);
		return () => {
			fields.removeEventListener("input", onInput);
			document.removeEventListener("visibilitychange", onHide);
			window.removeEventListener("beforeunload", beforeLeaving);
			window.removeEventListener("online", onOnline);
			// The member may have navigated within the back office before the debounce ended.
			void own.close();
			savers.delete(part);
		};
	}, [id, part, beginning, form, savers]);

	return {
		state,
		conflict,
		flush: () => void saver.current?.flush(),
		keepMine() {
			setConflict(null);
			void saver.current?.keepMine();
		},
	};
}
