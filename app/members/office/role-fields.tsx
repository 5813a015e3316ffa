import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { type Role, roles } from "#app/model/members/member.ts";
import { SelectField } from "#app/ui/field.tsx";
import type { CrewChoice } from "../.server/office/crew-choice.ts";

interface RoleFieldsProps {
	role: Role;
	/** The id of the chosen crew. */
	crew: string | null;
	crews: readonly CrewChoice[];
	/** The role needs a crew, and none was chosen. */
	crewMissing: boolean;
}

/** The role and, for the role of a crew, which one. CSS hides the crew beside any other role. */
export function RoleFields({ role, crew, crews, crewMissing }: RoleFieldsProps) {
	const { words } = useStaffLanguage();
	const { members, fields } = words;
	const offered = crews.filter(({ id, active }) => active || id === crew);
	return (
		<>
			<SelectField id="role" name="role" label={fields.role} defaultValue={role} key={role}>
				{roles.map((each) => (
					<option key={each} value={each}>
						{words.roles[each]}
					</option>
				))}
			</SelectField>
			<div className="role-crew">
				<SelectField
					id="crew"
					name="crew"
					label={members.crew}
					defaultValue={crew ?? ""}
					key={crew}
					{...(crewMissing && { error: members.crewMissing })}
				>
					<option value="">{members.noCrew}</option>
					{offered.map(({ id, name }) => (
						<option key={id} value={id}>
							{name}
						</option>
					))}
				</SelectField>
			</div>
		</>
	);
}
