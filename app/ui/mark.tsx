import { use } from "react";
import { PageContext } from "#app/runtime/page.ts";
import { MarkShapes } from "./mark-shapes.tsx";

/**
 * The mark and the company's name, or its logo, which has the name in it. `reversed` is for a spruce background. A long name
 * has smaller letters, in several lines.
 */
export function Mark({ reversed, name = "" }: { reversed?: boolean; name: string | undefined }) {
	const mark = use(PageContext)?.brand?.mark;
	const isLogo = mark?.kind === "logo";
	return (
		<span
			className="mark"
			data-reversed={reversed}
			data-long={name.length > 20 ? 2 : name.length > 9 || isLogo || undefined}
		>
			{!mark ? (
				<ShippedMark />
			) : mark.kind === "initials" ? (
				<b aria-hidden="true">{mark.letters}</b>
			) : (
				<img src={mark.path} alt={isLogo ? name : ""} data-logo={isLogo} />
			)}
			{!isLogo && <span>{name}</span>}
		</span>
	);
}

function ShippedMark() {
	return (
		<svg aria-hidden="true" viewBox="0 0 64 64" fill="none" stroke="currentColor" strokeWidth="6.5">
			<MarkShapes />
		</svg>
	);
}
