import { useEffect, useRef } from "react";
import { Form, useNavigation } from "react-router";
import type { PromotionsView } from "#app/model/privacy/promotions-view.ts";
import { Button } from "#app/ui/button.tsx";
import { FormRefusal } from "#app/ui/form-refusal.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { ConsentProof } from "./consent-proof.tsx";

/** The consent with its proof, and the button that withdraws it. Confirms the withdrawal in the same place. */
export function Promotions({ view, formKey }: { view: PromotionsView; formKey?: string }) {
	const { state, text, proof, note, button, unavailable } = view;
	const confirmation = useRef<HTMLDivElement>(null);
	const shown = useRef(state);
	const busy = useNavigation().formData?.get("intent") === "withdraw";
	useEffect(() => {
		if (shown.current === "agreed" && state === "withdrawn") confirmation.current?.focus();
		shown.current = state;
	}, [state]);
	return (
		<div className="grid gap-5">
			{state === "withdrawn" ? (
				<Notice ref={confirmation} tone="success" role="status" tabIndex={-1}>
					{text}
				</Notice>
			) : (
				<p className="text-note">{text}</p>
			)}
			{proof && <ConsentProof proof={proof} />}
			{state === "agreed" && (
				<Form method="post" className="grid gap-5">
					{formKey && <input type="hidden" name="key" value={formKey} />}
					<FormRefusal place="withdraw" text={unavailable} />
					<Button
						type="submit"
						look="outline"
						name="intent"
						value="withdraw"
						busy={busy}
						className="justify-self-start"
					>
						{button}
					</Button>
				</Form>
			)}
			<p className="text-ink-600 text-small">{note}</p>
		</div>
	);
}
