import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import type { DiffPiece } from "#app/model/editing/word-diff.ts";
import type { PartChanges } from "../../.server/office/compare-values.ts";

/** The differences as deleted and inserted text, marked for screen readers too. */
export function Changes({ parts }: { parts: readonly PartChanges[] }) {
	const { versions, languages } = useStaffLanguage().words.content;
	if (parts.length === 0) return <p className="mt-3">{versions.same}</p>;
	return parts.map(({ part, changes }) => (
		<section key={part} className="mt-5" aria-label={languages[part]}>
			<h4 className="changes-language">{languages[part]}</h4>
			<dl className="changes">
				{changes.map(({ path, label, pieces }) => (
					<div key={path}>
						<dt>{label}</dt>
						<dd lang={part}>
							{pieces.map((piece, index) => (
								<Piece key={index} piece={piece} />
							))}
						</dd>
					</div>
				))}
			</dl>
		</section>
	));
}

function Piece({ piece: { kind, text } }: { piece: DiffPiece }) {
	const { words, locale } = useStaffLanguage();
	const { versions } = words.content;
	if (kind === "same") return text;
	const Mark = kind === "added" ? "ins" : "del";
	return (
		<Mark>
			<span className="sr-only" lang={locale}>
				{` [${versions[kind]}] `}
			</span>
			{text}
			<span className="sr-only" lang={locale}>
				{` [${versions.endOf}] `}
			</span>
		</Mark>
	);
}
