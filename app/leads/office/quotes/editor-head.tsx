import type { MouseEvent } from "react";
import { Link } from "react-router";
import { leadPath } from "#app/admin/paths.ts";
import { OfficeIcon } from "#app/admin/ui/office-icon.tsx";
import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { Badge } from "#app/ui/badge.tsx";
import type { QuoteAnswer } from "../../.server/office/quotes/answer-quote-form.ts";
import type { QuotePage } from "../../.server/office/quotes/quote-page.ts";

/** Whose quote it is, the state of its draft, and the main buttons on wide screens. */
export function EditorHead({
	page,
	answer,
	form,
	showPreview,
	busy,
}: {
	page: QuotePage;
	answer: QuoteAnswer | undefined;
	form: string;
	showPreview: (event: MouseEvent) => void;
	busy: boolean;
}) {
	const { quoteEditor: words } = useStaffLanguage().words;
	return (
		<header className="quote-head">
			<div className="min-w-0">
				<p className="quote-trail">
					<Link to={leadPath(page.id)} className="quote-back">
						<OfficeIcon name="back" />
						{page.name}
					</Link>
					{page.draft && <Badge tone="attention">{words.draft}</Badge>}
					<Badge tone="quiet">{words.version(page.version)}</Badge>
				</p>
				<h1>{words.title}</h1>
			</div>
			<p role="status" className="quote-kept">
				{page.draft && (
					<>
						<OfficeIcon name="check" size={17} />
						{answer?.kind === "saved" && <span className="sr-only">{words.saved}</span>}
						{words.keptAt(page.draft.at, page.draft.by)}
					</>
				)}
			</p>
			<div className="quote-actions">
				<button
					type="submit"
					form={form}
					name="do"
					value="preview"
					className="button"
					data-look="light"
					onClick={showPreview}
				>
					<OfficeIcon name="eye" size={18} />
					{words.preview.show}
				</button>
				{!page.isSpam && (
					<button type="submit" form={form} name="do" value="send" className="button" aria-busy={busy || undefined}>
						<OfficeIcon name="send" size={18} />
						{words.sendShort}
					</button>
				)}
			</div>
		</header>
	);
}
