import { type ComponentProps, useRef } from "react";
import type { DetailsContent } from "#app/model/estimate/step-content.ts";
import { fillIn } from "#app/model/text/fill-in.ts";
import { withoutThousands } from "#app/model/text/thousands.ts";
import { Icon } from "#app/ui/icon.tsx";

interface NumberInputProps extends ComponentProps<"input"> {
	label: string;
	words: Pick<DetailsContent["words"], "fewer" | "more">;
	limits: { min: number; max: number; start?: number | undefined };
	/** Shown after the number. A measure is typed; only counts have buttons. */
	unit?: string | undefined;
}

/** A number to type, or to change with two large buttons. */
export function NumberInput({ label, words, limits, unit, ...input }: NumberInputProps) {
	const field = useRef<HTMLInputElement>(null);
	const step = (by: number) => {
		if (!field.current) return;
		const { min, max, start = min } = limits;
		const value = Number.parseInt(withoutThousands(field.current.value.replace(/\s/g, "")), 10);
		field.current.value = String(Number.isNaN(value) ? start : Math.min(max, Math.max(min, value + by)));
		field.current.dispatchEvent(new Event("input", { bubbles: true }));
	};
	const button = (by: 1 | -1) => (
		<button
			type="button"
			className="scripted grid size-12 shrink-0 cursor-pointer place-items-center rounded-pill bg-cream text-spruce hover:bg-mint-100"
			aria-label={fillIn(by === 1 ? words.more : words.fewer, { label })}
			onClick={() => step(by)}
		>
			<Icon name={by === 1 ? "plus" : "minus"} />
		</button>
	);
	return (
		<span className="number-field">
			{!unit && button(-1)}
			<input
				ref={field}
				inputMode="numeric"
				autoComplete="off"
				maxLength={9}
				data-wide={unit ? "" : undefined}
				{...input}
			/>
			{unit ? <span className="pr-5 text-ink-600">{unit}</span> : button(1)}
		</span>
	);
}
