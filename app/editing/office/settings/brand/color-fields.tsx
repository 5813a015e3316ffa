import { useRef } from "react";
import { useSchemaForm } from "#app/admin/ui/schema-form/form-context.tsx";
import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import type { CheckedPalette } from "#app/model/brand/checked-palette.ts";
import type { Hex } from "#app/model/brand/color.ts";
import type { BrandColors } from "#app/model/brand/palette.ts";
import { FieldError } from "#app/ui/field.tsx";
import { ContrastTable } from "./contrast-table.tsx";
import { CorrectionNote } from "./correction-note.tsx";
import { PaletteList } from "./palette-list.tsx";

export function ColorFields({ value, checked }: { value: Partial<BrandColors> | undefined; checked: CheckedPalette }) {
	const { palette, corrections } = checked;
	const noteOf = (color: keyof BrandColors) =>
		corrections.some((correction) => correction.color === color) ? noteId(color) : undefined;
	return (
		<>
			<div className="brand-colors">
				<ColorField name="main" written={value?.main ?? ""} shown={shownOf("main")} note={noteOf("main")} />
				<ColorField name="accent" written={value?.accent ?? ""} shown={palette.berry} note={noteOf("accent")} />
			</div>
			{corrections.map((correction) => (
				<CorrectionNote key={correction.color} id={noteId(correction.color)} correction={correction} />
			))}
			<PaletteList palette={palette} />
			<ContrastTable checked={checked} />
		</>
	);

	/** The chosen colour, also when the palette shows a darker one. */
	function shownOf(color: keyof BrandColors): Hex {
		return corrections.find((correction) => correction.color === color)?.chosen ?? palette.teal;
	}
}

function noteId(color: keyof BrandColors): string {
	return `corrected-${color}`;
}

/** The browser's own colour picker beside the written value, which is the one that is sent. */
function ColorField({
	name,
	written,
	shown,
	note,
}: {
	name: keyof BrandColors;
	written: string;
	shown: Hex;
	note: string | undefined;
}) {
	const { idOf, labelOf, errorAt } = useSchemaForm();
	const { pick } = useStaffLanguage().words.settings.brand.colors;
	const text = useRef<HTMLInputElement>(null);
	const path = `colors.${name}`;
	const [id, error] = [idOf(path), errorAt(path)];
	function choose(color: string): void {
		if (!text.current) return;
		text.current.value = color;
		text.current.dispatchEvent(new Event("input", { bubbles: true }));
	}
	return (
		<div>
			<label htmlFor={id} className="block scroll-mt-6 font-semibold text-spruce">
				{labelOf(path).label}
			</label>
			<div className="brand-color">
				<input
					type="color"
					className="scripted"
					aria-label={pick[name]}
					value={shown}
					onChange={(event) => choose(event.currentTarget.value)}
				/>
				<input
					ref={text}
					id={id}
					name={path}
					className="field w-full"
					defaultValue={written}
					autoComplete="off"
					spellCheck={false}
					aria-invalid={error ? true : undefined}
					aria-describedby={[error && `${id}-error`, note].filter(Boolean).join(" ") || undefined}
				/>
			</div>
			<FieldError id={`${id}-error`}>{error}</FieldError>
		</div>
	);
}
