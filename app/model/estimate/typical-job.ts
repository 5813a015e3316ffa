/** Typical leads; their answers are in `app/model/estimate/typical-jobs.ts`. */
export const typicalJobs = [
	"house-ducts",
	"ducts-and-dryer",
	"ducts-and-exchanger",
	"two-rugs",
	"sofa-and-mattress",
	"apartment",
	"building",
	"office",
] as const;

export type TypicalJob = (typeof typicalJobs)[number];
