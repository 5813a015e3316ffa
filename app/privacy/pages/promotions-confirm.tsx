import { useEffect, useRef } from "react";
import { Form, useNavigation } from "react-router";
import { loader as loadPage } from "#app/.server/pages/page-loader.ts";
import type { ConfirmPromotionsContent } from "#app/model/privacy/promotions-confirm.ts";
import { useContent } from "#app/runtime/page.ts";
import { Button } from "#app/ui/button.tsx";
import { FormRefusal } from "#app/ui/form-refusal.tsx";
import { Link } from "#app/ui/link.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { receiveConfirmPromotions } from "../.server/confirm-promotions.ts";

export const loader = loadPage;
export const action = receiveConfirmPromotions;
export { clientLoader } from "#app/runtime/client-loader.ts";
export { clientAction, shouldRevalidate } from "#app/runtime/send-form.ts";

/** Confirms a yes to promotions said by phone, without signing in. */
export default function ConfirmPromotions() {
	const { state, heading, text, said, note, button, unavailable, choose } = useContent<ConfirmPromotionsContent>();
	const outcome = useRef<HTMLDivElement>(null);
	const shown = useRef(state);
	const busy = useNavigation().state === "submitting";
	useEffect(() => {
		if (shown.current === "asked" && state !== "asked") outcome.current?.focus();
		shown.current = state;
	}, [state]);
	return (
		<section className="page-width max-w-2xl pt-8 pb-section">
			<h1>{heading}</h1>
			<div className="mt-8 grid gap-5 rounded-lg bg-white p-6 md:p-8">
				{said && (
					<div>
						<p className="text-note">{said.by}</p>
						<blockquote lang={said.language} className="mt-3 border-line border-l-2 pl-4">
							{said.sentence}
						</blockquote>
					</div>
				)}
				{state === "asked" ? (
					<p className="text-note">{text}</p>
				) : (
					<Notice ref={outcome} tone={state === "confirmed" ? "success" : undefined} role="status" tabIndex={-1}>
						{text}
					</Notice>
				)}
				{state === "asked" && (
					<Form method="post" className="grid gap-5">
						<FormRefusal text={unavailable} />
						<Button type="submit" name="intent" value="confirm" busy={busy} className="justify-self-start">
							{button}
						</Button>
					</Form>
				)}
				<p className="text-ink-600 text-small">{note}</p>
				{choose && (
					<Link to={choose.path} className="text-link justify-self-start">
						{choose.label}
					</Link>
				)}
			</div>
		</section>
	);
}
