import { useRef } from "react";
import { useNavigation } from "react-router";

/** A form of the composer: emptied once the server has accepted it. A refused form keeps its text. */
export function useComposerForm(intent: string) {
	const form = useRef<HTMLFormElement>(null);
	const { state, formData } = useNavigation();
	return {
		form,
		empty: () => form.current?.reset(),
		isSending: state !== "idle" && formData?.get("intent") === intent,
	};
}
