import { useEffect, useRef } from "react";
import { Link, useSearchParams } from "react-router";
import { KeptForm } from "#app/admin/ui/kept-form/kept-form.tsx";
import { OfficeIcon } from "#app/admin/ui/office-icon.tsx";
import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { composerWays } from "#app/model/leads/composer-ways.ts";
import { Button } from "#app/ui/button.tsx";
import { FieldError } from "#app/ui/field.tsx";
import type { LeadAnswer } from "../.server/office/handle-lead.ts";
import type { LeadData } from "../.server/office/lead-page.ts";
import { CallForm } from "./call-form.tsx";
import { FormBasics } from "./form-basics.tsx";
import { panelQuery } from "./list-query.ts";
import { ReplyForm } from "./reply-form.tsx";
import { useComposerForm } from "./use-composer-form.ts";

const icons = { ecrire: "mail", appel: "phone", note: "note" } as const;

/** Below the conversation: a mail, what was said on the phone, or a note. Links switch, so it works without JavaScript. */
export function Composer({ loaded, answer }: { loaded: LeadData; answer: LeadAnswer | undefined }) {
	const { lead, composer } = loaded;
	const { words } = useStaffLanguage();
	const own = words.leads.conversation;
	const [query] = useSearchParams();
	const section = useFocusWhenAsked(query.get("volet"));
	if (!composer) return null;
	const names = { ecrire: own.mail, appel: own.call, note: own.note };
	const ways = composerWays.filter((way) => way !== "ecrire" || lead.email);
	return (
		<section ref={section} id="composer" aria-label={own.ways} className="composer">
			<nav aria-label={own.ways} className="composer-ways">
				{ways.map((way) => (
					<Link
						key={way}
						to={panelQuery(query, way)}
						preventScrollReset
						aria-current={way === composer.way ? "true" : undefined}
					>
						<OfficeIcon name={icons[way]} size={18} />
						{names[way]}
					</Link>
				))}
			</nav>
			{/* The words of an undone mail come back with another form, which does not overwrite what was typed since. */}
			{composer.way === "ecrire" && (
				<ReplyForm key={composer.unsent?.entry} loaded={loaded} start={composer} answer={answer} />
			)}
			{composer.way === "appel" && (
				<CallForm loaded={loaded} start={composer.call} formKey={composer.key} answer={answer} />
			)}
			{composer.way === "note" && <NoteForm loaded={loaded} formKey={composer.key} answer={answer} />}
		</section>
	);
}

/** A button or a key that opens a way puts the cursor into its text. A call starts with its outcome. */
function useFocusWhenAsked(asked: string | null) {
	const section = useRef<HTMLElement>(null);
	useEffect(() => {
		const way = composerWays.find((one) => one === asked);
		if (!way) return;
		const start = way === "appel" ? "input:checked" : "textarea";
		// A frame later: on the way from the list, the new page takes the focus first.
		const frame = requestAnimationFrame(() => section.current?.querySelector<HTMLElement>(start)?.focus());
		return () => cancelAnimationFrame(frame);
	}, [asked]);
	return section;
}

function NoteForm({
	loaded: { lead },
	formKey,
	answer,
}: {
	loaded: LeadData;
	formKey: string;
	answer: LeadAnswer | undefined;
}) {
	const { page: words, conversation: own } = useStaffLanguage().words.leads;
	const { form, empty, isSending } = useComposerForm("note");
	const missing = answer?.fault === "note-missing";
	return (
		<KeptForm
			ref={form}
			keep="note"
			isUnsaved={answer?.intent === "note"}
			onAccepted={empty}
			isBusy={isSending}
			method="post"
			preventScrollReset
			className="composer-form"
		>
			<FormBasics intent="note" revision={lead.revision} heardAt={lead.heardAt} formKey={formKey} />
			<textarea
				name="note"
				rows={3}
				maxLength={2000}
				aria-label={words.noteLabel}
				placeholder={words.noteLabel}
				aria-invalid={missing || undefined}
				aria-describedby={missing ? "note-error" : undefined}
				defaultValue={answer?.intent === "note" ? answer.typed.note : undefined}
			/>
			<FieldError id="note-error">{missing ? words.noteMissing : undefined}</FieldError>
			<div className="composer-foot">
				<span className="text-ink-600 text-small">{own.noteHint}</span>
				<Button type="submit" look="dark" busy={isSending}>
					{own.saveNote}
				</Button>
			</div>
		</KeptForm>
	);
}
