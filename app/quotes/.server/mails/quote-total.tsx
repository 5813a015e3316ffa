import { Section, Text } from "@react-email/components";
import { useMailLook } from "#app/.server/mail/mail-look.ts";
import type { QuoteDocument } from "#app/model/quotes/quote-document.ts";

/** The total of a quote, with a sentence below it. */
export function QuoteTotal({ document: { total, most }, note }: { document: QuoteDocument; note: string }) {
	const { styles } = useMailLook();
	return (
		<Section className="panel" style={styles.panel}>
			<Text className="quiet" style={styles.label}>
				{total.label}
			</Text>
			<Text className="reference" style={styles.range}>
				{total.amount}
			</Text>
			<Text className="text" style={{ ...styles.fact, margin: "4px 0 0" }}>
				<strong>{note}</strong>
			</Text>
			{most && (
				<Text className="quiet" style={styles.label}>
					{most}
				</Text>
			)}
		</Section>
	);
}
