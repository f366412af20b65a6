import { card, highlight, keyPoint } from '../cards.ts';
import { mbaSpecialisation } from './online-mba/specialisation.ts';

export const finance = mbaSpecialisation({
  slug: 'finance',
  field: 'Finance',
  group: 'Finance',
  further: ['Banking and Credit Management', 'Personal Finance and Wealth Advice'],
  program_code: 'MG202',
  short_description:
    'Value companies and price risk. Learn to explain both simply, for careers in banking, treasury and corporate finance.',
  promotional_text:
    'Admissions are open for the MBA in Finance. You study valuation, markets and taxation in the second year. No-cost EMI of {monthly} a month with the Lumpsum plan.',
  banner2_additional_info: 'Valuation, Markets, Taxation, Risk',
  banner3_additional_info: 'Models built from scratch, Capstone on a listed company',
  highlights: [
    highlight('Credits', '96'),
    highlight('Subjects in finance', '6'),
    highlight('Electives to choose from', '10'),
    highlight('Capstone in Finance', '8 credits'),
  ],
  key_points: [
    keyPoint('rupee', 'Cash before profit'),
    keyPoint('chart', 'Models you build yourself'),
    keyPoint('shield', 'Ethics of handling other people’s money'),
  ],
  description: `
<p>The MBA in Finance teaches you to see where a company’s cash comes from and where it goes, to value things that don’t have a price yet, and to tell a board, a lender or a family what could go wrong.</p>
<p>After the common first year of the <a href="/online-mba">MBA</a> you study securities, financial markets and taxation, and choose two of four electives: mergers and valuation, risk, banking, or advice to private clients. In the capstone you value a listed company from its published accounts and defend your figure before a panel that has read them too.</p>
<p>You build every model in class, from an empty sheet, so you understand each formula in it.</p>`.trim(),
  key_contents: [
    card(
      'chart',
      'Securities and portfolios',
      'Shares, bonds and funds: what they pay, what they risk, and how fees affect both over twenty years.',
    ),
    card(
      'globe',
      'Markets and institutions',
      'Banks, exchanges, insurers and regulators, and what happened when one of them failed.',
    ),
    card(
      'rupee',
      'Taxation',
      'Direct and indirect tax the way a manager sees it: in prices, salaries and investments.',
    ),
  ],
  benefits: [
    card(
      'laptop',
      'Twenty models',
      'By the end you have your own set of models, from a loan schedule to a three-statement forecast, and know every cell.',
    ),
    card(
      'users',
      'The credit committee',
      'Twice a semester your class decides on real, anonymised loan applications, and then finds out how each one ended.',
    ),
    card(
      'shield',
      'Ethics and conduct',
      'You study mis-selling, conflicts of interest and insider information through Indian orders and judgments.',
    ),
  ],
  roadmap: [
    card(
      'rupee',
      'Corporate finance',
      'Financial analyst, treasury executive or business finance partner in a company.',
    ),
    card(
      'briefcase',
      'Banking and credit',
      'Credit manager, relationship manager or branch head in banks and housing finance.',
    ),
    card('chart', 'Markets', 'Research associate, dealer or risk analyst with brokers, funds and insurers.'),
    card('users', 'Advice', 'Wealth adviser, after the exams that the regulator requires.'),
  ],
  learn_more: [
    {
      title: 'Valuing a company: the capstone step by step',
      description: `
<p>You choose a listed company whose products you could explain to a neighbour. It can’t be a bank or a conglomerate.</p>
<ul>
<li><strong>Read.</strong> Five annual reports, three transcripts of investor calls, one competitor.</li>
<li><strong>Rebuild.</strong> Rework the accounts to separate operations from financing.</li>
<li><strong>Forecast.</strong> Ten years, with at most eight assumptions, each with a source.</li>
<li><strong>Value.</strong> Use two different methods, and give a range instead of one figure.</li>
<li><strong>Question.</strong> One page on what would make you change your mind.</li>
</ul>
<p>The report is an exercise. It isn’t advice to buy or sell, and it says so on its first page.</p>`.trim(),
    },
    {
      title: 'Finance without a commerce degree',
      description: `
<p>Engineers and arts graduates do well here if they take the first semester seriously. Accounting for Managers and Managerial Economics matter most, and there’s a weekly problem class for both on Friday evenings.</p>
<p>After the first year, if you prefer accounting standards and research to business decisions, the <a href="/online-mcom">Master of Commerce</a> may suit you better.</p>`.trim(),
    },
    {
      title: 'Professional charters',
      description:
        '<p>Parts of the syllabus are also in international charters in investment and risk. Their exams are separate, and our fees don’t include theirs.</p>',
    },
  ],
  featured: ['online-mcom', 'online-mba-plus', 'online-mca', 'block-chain-management', 'data-analytics'],
});
