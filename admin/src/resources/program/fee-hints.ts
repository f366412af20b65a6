import { FEE_PLAN_TYPE } from '@prospectus/contract';

type Installment = {
  emiDownPayment?: number;
  emiDuration?: number | null;
  emiProcessingFee?: number;
  emiMonthlyPayment?: number;
  emiTotalPayment?: number;
};
type Plan = {
  type?: number;
  totalAmount?: number;
  semesterFee?: number;
  otherSemesterFee?: number;
  courseFee?: number;
  examFee?: number;
  emiOptions?: readonly { emiOption?: string; installment?: Installment }[];
};
export type Hint = { text: string; isMismatch: boolean };

/** Sentences that compare a plan's totals with the sums of its amounts. Amounts are whole rupees. */
export function feeHints(plan: Plan, semesters: number, rupees: (amount: number) => string): Hint[] {
  return [...parts(plan, rupees), ...bySemester(plan, semesters, rupees), ...instalments(plan, rupees)];
}

function parts({ totalAmount = 0, courseFee = 0, examFee = 0 }: Plan, rupees: (amount: number) => string): Hint[] {
  if (courseFee === 0 || examFee === 0 || totalAmount === 0) return [];
  return [
    compare(
      `Course and examination fee come to ${rupees(courseFee + examFee)}`,
      courseFee + examFee,
      totalAmount,
      rupees,
    ),
  ];
}

function bySemester(
  { type, totalAmount = 0, semesterFee = 0, otherSemesterFee = 0 }: Plan,
  semesters: number,
  rupees: (amount: number) => string,
): Hint[] {
  if (type !== FEE_PLAN_TYPE.SEMESTER || semesters < 2 || semesterFee === 0 || otherSemesterFee === 0) return [];
  const sum = semesterFee + (semesters - 1) * otherSemesterFee;
  return [compare(`Over ${semesters} semesters the fees come to ${rupees(sum)}`, sum, totalAmount, rupees)];
}

function instalments({ emiOptions = [] }: Plan, rupees: (amount: number) => string): Hint[] {
  return emiOptions.flatMap(({ emiOption = '', installment = {} }) => {
    const {
      emiDownPayment = 0,
      emiDuration,
      emiProcessingFee = 0,
      emiMonthlyPayment = 0,
      emiTotalPayment = 0,
    } = installment;
    if (!emiDuration || emiMonthlyPayment === 0) return [];
    const sum = emiDownPayment + emiProcessingFee + emiDuration * emiMonthlyPayment;
    return [
      compare(
        `${emiOption || 'EMI'}: ${emiDuration} months come to ${rupees(sum)} with down payment and processing fee`,
        sum,
        emiTotalPayment,
        rupees,
      ),
    ];
  });
}

const compare = (sentence: string, sum: number, stated: number, rupees: (amount: number) => string): Hint =>
  sum === stated || stated === 0
    ? { text: `${sentence}.`, isMismatch: false }
    : { text: `${sentence}; the plan says ${rupees(stated)}.`, isMismatch: true };
