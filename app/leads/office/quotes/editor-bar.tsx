import type { MouseEvent } from "react";
import { OfficeIcon } from "#app/admin/ui/office-icon.tsx";
import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { formatWithCents } from "#app/locale/format.ts";
import { Button } from "#app/ui/button.tsx";
import type { QuotePage } from "../../.server/office/quotes/quote-page.ts";

type Busy = (pressed: string) => boolean;

/** The total and the buttons that are always in reach. */
export function EditorBar({
	page,
	total,
	showPreview,
	busy,
}: {
	page: QuotePage;
	total: number | null;
	showPreview: (event: MouseEvent) => void;
	busy: Busy;
}) {
	const { words, locale } = useStaffLanguage();
	const { quoteEditor: own } = words;
	return (
		<div className="quote-bar">
			<p className="quote-bar-total">
				<strong className="tabular">{total === null ? "" : formatWithCents(total, locale)}</strong>
				{own.totals.withTaxes}
			</p>
			<button
				type="submit"
				name="do"
				value="preview"
				className="button quote-narrow"
				data-look="light"
				onClick={showPreview}
			>
				{own.preview.show}
			</button>
			{!page.isSpam && (
				<Button type="submit" name="do" value="send" busy={busy("send")}>
					<OfficeIcon name="send" size={18} />
					<span className="quote-narrow">{own.sendShort}</span>
					<span className="quote-wide">{own.send}</span>
				</Button>
			)}
			<Button type="submit" name="do" value="save" look="light" busy={busy("save")} className="quote-wide">
				{own.save}
			</Button>
		</div>
	);
}

/** What is done with the draft, at the end of the form. */
export function EditorEnd({ page, busy }: { page: QuotePage; busy: Busy }) {
	const { quoteEditor: own } = useStaffLanguage().words;
	return (
		<div className="quote-end">
			<Button type="submit" name="do" value="save" look="light" busy={busy("save")} className="quote-narrow">
				{own.save}
			</Button>
			{page.draft && (
				<details className="quote-discard">
					<summary className="office-action">
						<OfficeIcon name="trash" size={17} />
						{own.discard}
					</summary>
					<p className="text-ink-600 text-small">{own.discardText}</p>
					<button type="submit" name="do" value="discard" className="button" data-look="light">
						{own.discardConfirm}
					</button>
				</details>
			)}
		</div>
	);
}
