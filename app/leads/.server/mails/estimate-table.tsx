import { Text } from "@react-email/components";
import { Paragraph, Quiet } from "#app/.server/mail/mail-layout.tsx";
import { useMailLook } from "#app/.server/mail/mail-look.ts";
import type { EstimateText, LineText } from "#app/model/estimate/text.ts";
import type { PanelWords } from "#app/model/estimate/words.ts";

interface Estimate {
	text: EstimateText;
	panel: PanelWords;
}

/** Shows the price range, as large as on the page. */
export function Range({ text, panel }: Estimate) {
	const { styles } = useMailLook();
	if (text.range === null) return <Paragraph>{panel.noPrice}</Paragraph>;
	return (
		<>
			<Text className="reference" style={styles.range}>
				{text.range}
			</Text>
			<Quiet>{panel.before}</Quiet>
		</>
	);
}

/** Uses a data table instead of a layout table: screen readers and the plain text read it as a table. */
export function EstimateTable({ text, panel }: Estimate) {
	const { styles } = useMailLook();
	const lines = [...text.lines, ...(text.discount ? [text.discount] : [])];
	const sums = [
		{ label: panel.subtotal, amount: text.subtotal },
		{ label: panel.gst, amount: text.gst },
		{ label: panel.qst, amount: text.qst },
	];
	return (
		<table className="estimate rule" width="100%" cellPadding={0} cellSpacing={0} style={styles.table}>
			<tbody>
				{lines.map((line, index) => (
					<LineRow key={index} line={line} />
				))}
				{text.range !== null && (
					<>
						{sums.map(({ label, amount }) => (
							<tr key={label}>
								<th scope="row" align="left" className="quiet" style={styles.sumLabel}>
									{label}
								</th>
								<td align="right" className="quiet" style={styles.sum}>
									{amount}
								</td>
							</tr>
						))}
						<tr>
							<th scope="row" align="left" className="text total" style={styles.totalLabel}>
								{panel.total}
							</th>
							<td align="right" className="text total" style={styles.total}>
								{text.total}
							</td>
						</tr>
					</>
				)}
				{text.duration && (
					<tr>
						<th scope="row" align="left" className="quiet" style={styles.sumLabel}>
							{panel.duration}
						</th>
						<td align="right" className="quiet" style={styles.sum}>
							{text.duration}
						</td>
					</tr>
				)}
			</tbody>
		</table>
	);
}

function LineRow({ line: { label, note, amount } }: { line: LineText }) {
	const { styles } = useMailLook();
	return (
		<tr>
			<th scope="row" align="left" className="text rule" style={styles.lineLabel}>
				{label}
				{note && (
					<>
						<br />
						<span className="quiet" style={styles.label}>
							{note}
						</span>
					</>
				)}
			</th>
			<td align="right" className="text rule" style={styles.line}>
				{amount}
			</td>
		</tr>
	);
}

export function Caveats({ text }: Pick<Estimate, "text">) {
	return text.caveats.map((caveat) => <Quiet key={caveat}>{caveat}</Quiet>);
}
