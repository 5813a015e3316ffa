import { useEffect, useRef } from "react";
import { Link, useSearchParams } from "react-router";
import { KeptForm } from "../../admin/ui/kept-form/kept-form.tsx";
import { OfficeIcon } from "../../admin/ui/office-icon.tsx";
import { useStaffLanguage } from "../../admin/ui/staff-language.tsx";
import { composerWays } from "../../model/leads/composer-ways.ts";
import { Button } from "../../ui/button.tsx";
import { FieldError } from "../../ui/field.tsx";
import type { LeadAnswer } from "../.server/office/handle-lead.ts";
import type { LeadData } from "../.server/office/lead-page.ts";
import { FormBasics } from "./form-basics.tsx";
import { listQuery } from "./list-query.ts";
import { ReplyForm } from "./reply-form.tsx";
import { useComposerForm } from "./use-composer-form.ts";

const icons = { ecrire: "mail", appel: "phone", note: "note" } as const;

/** Below the conversation: a mail, what was said on the phone, or a note. Links switch, so it works without JavaScript. */
export function Composer({ loaded, answer }: { loaded: LeadData; answer: LeadAnswer | undefined }) {
	const { request, composer } = loaded;
	const { words } = useStaffLanguage();
	const own = words.leads.conversation;
	const [query] = useSearchParams();
	const section = useFocusWhenAsked(query.get("volet"));
	if (!composer) return null;
	const names = { ecrire: own.mail, appel: own.call, note: own.note };
	const ways = composerWays.filter((way) => way !== "ecrire" || request.email);
	return (
		<section ref={section} id="composer" aria-label={own.ways} className="composer">
			<nav aria-label={own.ways} className="composer-ways">
				{ways.map((way) => {
					const next = new URLSearchParams(listQuery(query));
					next.set("volet", way);
					return (
						<Link key={way} to={`?${next}`} preventScrollReset aria-current={way === composer.way ? "true" : undefined}>
							<OfficeIcon name={icons[way]} size={18} />
							{names[way]}
						</Link>
					);
				})}
			</nav>
			{composer.way === "ecrire" && <ReplyForm loaded={loaded} start={composer} answer={answer} />}
			{composer.way === "appel" && (
				<WordsForm
					key="call"
					kind="call"
					loaded={loaded}
					answer={answer}
					words={{ label: own.callLabel, hint: own.callHint, missing: own.callMissing, save: own.saveCall }}
				/>
			)}
			{composer.way === "note" && (
				<WordsForm
					key="note"
					kind="note"
					loaded={loaded}
					answer={answer}
					words={{
						label: words.leads.request.noteLabel,
						hint: own.noteHint,
						missing: words.leads.request.noteMissing,
						save: own.saveNote,
					}}
				/>
			)}
		</section>
	);
}

/** A button or a key that opens a way puts the cursor into its text. */
function useFocusWhenAsked(asked: string | null) {
	const section = useRef<HTMLElement>(null);
	useEffect(() => {
		const way = composerWays.find((one) => one === asked);
		if (way) section.current?.querySelector("textarea")?.focus();
	}, [asked]);
	return section;
}

function WordsForm({
	kind,
	loaded: { request },
	answer,
	words,
}: {
	kind: "call" | "note";
	loaded: LeadData;
	answer: LeadAnswer | undefined;
	words: { label: string; hint: string; missing: string; save: string };
}) {
	const { form, empty, isSending } = useComposerForm(kind);
	const missing = answer?.fault === `${kind}-missing`;
	return (
		<KeptForm ref={form} keep={kind} onAccepted={empty} method="post" preventScrollReset className="composer-form">
			<FormBasics intent={kind} revision={request.revision} />
			<textarea
				name={kind}
				rows={3}
				maxLength={2000}
				aria-label={words.label}
				placeholder={words.label}
				aria-invalid={missing || undefined}
				aria-describedby={missing ? `${kind}-error` : undefined}
				defaultValue={answer?.intent === kind ? answer.typed[kind] : undefined}
			/>
			<FieldError id={`${kind}-error`}>{missing ? words.missing : undefined}</FieldError>
			<div className="composer-foot">
				<span className="text-ink-600 text-small">{words.hint}</span>
				<Button type="submit" look="dark" busy={isSending}>
					{words.save}
				</Button>
			</div>
		</KeptForm>
	);
}
