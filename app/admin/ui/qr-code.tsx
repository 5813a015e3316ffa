import { useMemo } from "react";
import { qrMatrix } from "./qr-matrix.ts";

const quiet = 4;

/** One path for all dark modules, on white: readers need the contrast and the margin. */
export function QrCode({ text, label }: { text: string; label: string }) {
	const matrix = useMemo(() => qrMatrix(text), [text]);
	const size = matrix.length + 2 * quiet;
	const path = matrix
		.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x + quiet} ${y + quiet}h1v1h-1z` : "")))
		.join("");
	return (
		<svg
			role="img"
			aria-label={label}
			viewBox={`0 0 ${size} ${size}`}
			shapeRendering="crispEdges"
			className="w-full max-w-52 rounded-sm bg-white"
		>
			<rect width={size} height={size} fill="#fff" />
			<path d={path} fill="#000" />
		</svg>
	);
}
