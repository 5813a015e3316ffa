import { Section, Text } from "@react-email/components";
import type { ReactNode } from "react";
import { useMailLook } from "#app/.server/mail/mail-look.ts";

/** A day and its arrival window, in the place where a confirmation has its reference. */
export function WhenPanel({
	label,
	day,
	arrival,
	isTentative = false,
	children,
}: {
	label?: string;
	/** Starts with a capital letter. */
	day: string;
	arrival: string;
	/** A time that is not booked has the colour of plain facts. */
	isTentative?: boolean;
	children?: ReactNode;
}) {
	const { styles } = useMailLook();
	return (
		<Section
			className={isTentative ? "sand" : "panel"}
			style={isTentative ? { ...styles.panel, backgroundColor: styles.sand.backgroundColor } : styles.panel}
		>
			{label && (
				<Text className="quiet" style={styles.label}>
					{label}
				</Text>
			)}
			<Text className="reference" style={{ ...styles.reference, letterSpacing: "-0.01em" }}>
				{day}
			</Text>
			<Text className="text" style={{ ...styles.fact, margin: 0 }}>
				<strong>{arrival}</strong>
			</Text>
			{children && (
				<Text className="quiet" style={styles.label}>
					{children}
				</Text>
			)}
		</Section>
	);
}
