import { OfficeIcon } from "#app/admin/ui/office-icon.tsx";
import { useSchemaForm } from "#app/admin/ui/schema-form/form-context.tsx";
import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { type FontPairName, fontPairNames } from "#app/model/brand/font-pairs.ts";
import { FieldError } from "#app/ui/field.tsx";

/** Each card is drawn in its own typefaces; the style sheet chooses them by `data-fonts`. */
export function FontCards({ chosen }: { chosen: FontPairName | undefined }) {
	const { idOf, errorAt } = useSchemaForm();
	const { fonts, fontSample } = useStaffLanguage().words.settings.brand;
	const id = idOf("fonts");
	return (
		<div>
			<div className="brand-fonts">
				{fontPairNames.map((pair, index) => (
					<label key={pair} className="brand-font" data-fonts={pair}>
						<input
							type="radio"
							name="fonts"
							id={index === 0 ? id : `${id}-${pair}`}
							value={pair}
							defaultChecked={pair === chosen}
							aria-describedby={errorAt("fonts") && `${id}-error`}
						/>
						<span className="brand-font-check">
							<OfficeIcon name="check" size={16} />
						</span>
						<span aria-hidden="true" className="brand-font-title">
							{fontSample.title}
						</span>
						<span aria-hidden="true" className="brand-font-text">
							{fontSample.text}
						</span>
						<span className="brand-font-name">{fonts[pair]}</span>
					</label>
				))}
			</div>
			<FieldError id={`${id}-error`}>{errorAt("fonts")}</FieldError>
		</div>
	);
}
