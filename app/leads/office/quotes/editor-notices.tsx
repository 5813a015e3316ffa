import type { MouseEvent, ReactNode } from "react";
import { Link } from "react-router";
import { leadPath } from "#app/admin/paths.ts";
import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { useAnswerFocus } from "#app/runtime/answer-focus.ts";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import type { QuoteAnswer } from "../../.server/office/quotes/answer-quote-form.ts";
import type { QuotePage } from "../../.server/office/quotes/quote-page.ts";
import { ConflictNotice } from "../conflict-notice.tsx";
import { sayFault } from "./say-fault.ts";

/** What the member should know before they send, and why the last press was refused. */
export function EditorNotices({ page, answer }: { page: QuotePage; answer: QuoteAnswer | undefined }) {
	const { quoteEditor: words } = useStaffLanguage().words;
	return (
		<>
			{answer?.kind === "faults" && <Faults answer={answer} />}
			{answer && <Refusal answer={answer} />}
			{page.isSpam && (
				<div className="office-warning" role={answer?.kind === "spam" ? "alert" : undefined}>
					<p>{words.spam}</p>
					<Link to={leadPath(page.id)} className="office-action">
						{words.spamLink}
					</Link>
				</div>
			)}
			{page.earlier && <p className="quote-note">{page.earlier}</p>}
			{page.keptDiscount && <p className="quote-note">{words.keptDiscount(page.keptDiscount)}</p>}
			{!page.email && !page.isSpam && <p className="quote-note">{words.noMail}</p>}
			{!page.hasEstimate && page.version === 1 && !page.draft && <p className="quote-note">{words.noEstimate}</p>}
		</>
	);
}

function Faults({ answer }: { answer: Extract<QuoteAnswer, { kind: "faults" }> }) {
	const { quoteEditor: words } = useStaffLanguage().words;
	const { faults, pressed } = answer;
	const errors = faults.map((fault) => ({ field: fault.field, text: sayFault(fault, words, { withPlace: true }) }));
	const title = (pressed === "save" ? words.faultsOnSave : words.faultsTitle)(errors.length);
	return (
		<div onClickCapture={showLanguage}>
			<ErrorSummary title={title} errors={errors} attempt={answer} />
		</div>
	);
}

/** A text in the other language is hidden until its language is chosen. */
function showLanguage({ target }: MouseEvent): void {
	const link = target instanceof Element ? target.closest("a") : null;
	const field = link && document.getElementById(link.hash.slice(1));
	const language = field?.closest<HTMLElement>("[data-lang]")?.dataset.lang;
	if (language) document.querySelector<HTMLInputElement>(`[name=lang][value=${language}]`)?.click();
}

function Refusal({ answer }: { answer: QuoteAnswer }) {
	const { conflicts } = useStaffLanguage().words.quoteEditor;
	switch (answer.kind) {
		case "lead-changed":
			return <ConflictNotice answer={answer} changes={answer.changes} />;
		case "draft-changed":
			return <DraftChanged answer={answer} />;
		case "sent-already":
			return (
				<Refused answer={answer} title={conflicts.sent(answer.version, answer.by, answer.at)}>
					<p>{conflicts.sentText}</p>
				</Refused>
			);
		case "accepted":
			return (
				<Refused answer={answer} title={conflicts.accepted(answer.version, answer.total)}>
					<p>{conflicts.acceptedText}</p>
				</Refused>
			);
		case "taken":
		case "booked":
			return (
				<Refused answer={answer} title={conflicts[answer.kind]}>
					<p>{answer.kind === "taken" ? conflicts.takenText : conflicts.bookedText}</p>
				</Refused>
			);
		default:
			return null;
	}
}

function DraftChanged({ answer }: { answer: Extract<QuoteAnswer, { kind: "draft-changed" }> }) {
	const { conflicts } = useStaffLanguage().words.quoteEditor;
	const { theirs } = answer;
	if (!theirs) return <Refused answer={answer} title={conflicts.gone} />;
	return (
		<Refused answer={answer} title={conflicts.draft(theirs.by, theirs.at)}>
			<p>{conflicts.draftText}</p>
			<dl className="quote-theirs">
				{theirs.lines.map(({ text, amount }, index) => (
					<div key={index}>
						<dt>{text}</dt>
						<dd>{amount}</dd>
					</div>
				))}
				<div className="font-semibold">
					<dt>{conflicts.total}</dt>
					<dd>{theirs.total}</dd>
				</div>
			</dl>
			<p className="flex flex-wrap gap-2.5">
				<button type="submit" name="do" value="save" className="button" data-look="dark">
					{conflicts.keepMine}
				</button>
				<button type="submit" name="do" value="theirs" className="button" data-look="light">
					{conflicts.takeTheirs}
				</button>
			</p>
		</Refused>
	);
}

/** Takes the focus after each refusal; `autofocus` does so without JavaScript. */
function Refused({ answer, title, children }: { answer: QuoteAnswer; title: string; children?: ReactNode }) {
	const box = useAnswerFocus(answer);
	return (
		// biome-ignore lint/a11y/noAutofocus: without JavaScript, the reason of a refused form would be off-screen.
		<div ref={box} role="alert" tabIndex={-1} autoFocus className="office-warning scroll-my-28">
			<strong className="font-semibold text-spruce">{title}</strong>
			{children}
		</div>
	);
}
