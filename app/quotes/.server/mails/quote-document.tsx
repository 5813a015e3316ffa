import { Section, Text } from "@react-email/components";
import { Fragment } from "react";
import { Facts, Lines, Paragraph, Quiet, Subtitle, ThirdTitle } from "#app/.server/mail/mail-layout.tsx";
import { useMailLook } from "#app/.server/mail/mail-look.ts";
import { type Locale, localeTags } from "#app/locale/locales.ts";
import type {
	DocumentAmount,
	DocumentLine,
	DocumentParty,
	DocumentTerms,
	QuoteDocument,
} from "#app/model/quotes/quote-document.ts";
import { termsHtml } from "./terms-html.ts";

interface Props {
	document: QuoteDocument;
	locale: Locale;
	/** Above it, in the language of the mail and in that of the document. */
	notes?: readonly { locale: Locale; text: string }[];
	origin: string;
}

/** A quote word for word, with its terms: like `app/ui/quote-document.tsx`, for mail programs. */
export function QuoteDocumentPart({ document, locale, notes = [], origin }: Props) {
	const { styles } = useMailLook();
	const { heading, identity, validity, replaces, merchant, customer, most, range, reason, facts, terms } = document;
	return (
		<div lang={localeTags[locale]} className="rule" style={notes.length > 0 ? styles.notedDocument : styles.document}>
			{notes.map((note) => (
				<div key={note.locale} lang={localeTags[note.locale]}>
					<Quiet>{note.text}</Quiet>
				</div>
			))}
			<Subtitle>{heading}</Subtitle>
			<Quiet>
				{identity}
				<br />
				<strong>{validity}</strong>
				{replaces && (
					<>
						<br />
						{replaces}
					</>
				)}
			</Quiet>
			<Party party={merchant} />
			<Party party={customer} />
			<Amounts document={document} />
			{most && <Quiet>{most}</Quiet>}
			{range && <Quiet>{range}</Quiet>}
			{reason && (
				<Section className="sand" style={styles.sand}>
					<Paragraph>
						<strong>{reason.label}</strong>
						<br />
						<Lines>{reason.text}</Lines>
					</Paragraph>
				</Section>
			)}
			<div style={{ paddingTop: "18px" }}>
				<Facts facts={facts.map(({ label, text }) => ({ label, value: <Lines>{text}</Lines> }))} />
			</div>
			<Terms terms={terms} origin={origin} />
		</div>
	);
}

function Party({ party: { label, lines } }: { party: DocumentParty }) {
	const { styles } = useMailLook();
	return (
		<Text className="text" style={styles.party}>
			<span className="quiet" style={styles.label}>
				{label}
			</span>
			{lines.map((line, index) => (
				<Fragment key={index}>
					<br />
					{index === 0 ? <strong>{line}</strong> : line}
				</Fragment>
			))}
		</Text>
	);
}

/** Two columns, so that long words fit on a phone: the quantity is under the work. */
function Amounts({ document: { columns, lines, discount, sums, total } }: { document: QuoteDocument }) {
	const { styles } = useMailLook();
	return (
		<table className="estimate rule" width="100%" cellPadding={0} cellSpacing={0} style={styles.documentTable}>
			<thead>
				<tr>
					<th scope="col" align="left" className="quiet rule" style={styles.columnLabel}>
						{columns.work}
					</th>
					<th scope="col" align="right" className="quiet rule" style={styles.columnLabel}>
						{columns.amount}
					</th>
				</tr>
			</thead>
			<tbody style={{ verticalAlign: "top" }}>
				{lines.map((line, index) => (
					<LineRow key={index} line={line} columns={columns} />
				))}
				{discount && <AmountRow {...discount} kind="discount" />}
				{sums.map((sum) => (
					<AmountRow key={sum.label} {...sum} kind="sum" />
				))}
				<AmountRow {...total} kind="total" />
			</tbody>
		</table>
	);
}

function LineRow({ line, columns }: { line: DocumentLine; columns: QuoteDocument["columns"] }) {
	const { styles } = useMailLook();
	const price = line.price && ` · ${columns.price} ${line.price}`;
	const notes = [line.detail, `${columns.quantity} ${line.quantity}${price}`, line.ceiling].filter(Boolean);
	return (
		<tr>
			<th scope="row" align="left" className="text rule" style={styles.documentLine}>
				{line.text}
				<br />
				<span className="quiet" style={styles.documentNote}>
					<Lines>{notes.join("\n")}</Lines>
				</span>
			</th>
			<td align="right" className="text rule" style={styles.documentAmount}>
				{line.amount}
			</td>
		</tr>
	);
}

const rows = {
	discount: { className: "text rule", label: "documentDiscount", amount: "documentAmount" },
	sum: { className: "quiet", label: "sumLabel", amount: "sum" },
	total: { className: "text total", label: "totalLabel", amount: "total" },
} as const;

function AmountRow({ label, amount, kind }: DocumentAmount & { kind: keyof typeof rows }) {
	const { styles } = useMailLook();
	const look = rows[kind];
	return (
		<tr>
			<th scope="row" align="left" className={look.className} style={styles[look.label]}>
				{label}
			</th>
			<td align="right" className={look.className} style={styles[look.amount]}>
				{amount}
			</td>
		</tr>
	);
}

function Terms({ terms: { title, version, text }, origin }: { terms: DocumentTerms; origin: string }) {
	const { styles } = useMailLook();
	return (
		<>
			<ThirdTitle>{title}</ThirdTitle>
			<Quiet>{version}</Quiet>
			<div
				className="text"
				style={styles.terms}
				dangerouslySetInnerHTML={{ __html: termsHtml(text, origin, styles) }}
			/>
		</>
	);
}
