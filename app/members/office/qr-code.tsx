import { useMemo } from "react";
import { encode } from "uqr";

/** Drawn locally, so that the secret goes nowhere else. Scanners need the contrast and the margin. */
export function QrCode({ text, label }: { text: string; label: string }) {
	const { data, size } = useMemo(() => encode(text, { ecc: "M", border: 4 }), [text]);
	const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ""))).join("");
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
