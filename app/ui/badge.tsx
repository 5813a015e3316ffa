import type { ReactNode } from "react";

const tones = {
	calm: "bg-mint-100 text-spruce",
	quiet: "bg-cream-200 text-ink",
	attention: "bg-amber text-ink",
	urgent: "bg-berry-600 text-white",
} as const;

export function Badge({ tone = "calm", children }: { tone?: keyof typeof tones; children: ReactNode }) {
	return (
		<span
			className={`inline-flex items-center rounded-pill px-3 py-1 font-semibold text-small leading-tight ${tones[tone]}`}
		>
			{children}
		</span>
	);
}
