import { card, highlight, keyPoint } from '../cards.ts';
import { mbaSpecialisation } from './online-mba/specialisation.ts';

export const marketing = mbaSpecialisation({
  slug: 'marketing',
  field: 'Marketing',
  group: 'Marketing',
  further: ['Rural Markets and Distribution', 'Market Research in Practice'],
  program_code: 'MG201',
  short_description:
    'Find out what people need, make it known without shouting, and measure whether it worked: an MBA for brand, sales and digital teams.',
  promotional_text:
    'Applications for the MBA in Marketing are open. A year of management, then a year of markets, and ₹9,000 a month without interest on the Lumpsum plan.',
  banner2_additional_info: 'Consumers, Channels, Brands, Digital media',
  banner3_additional_info: 'A campaign with a real budget, Capstone in a market',
  highlights: [
    highlight('Duration', '2 years'),
    highlight('Credits', '96'),
    highlight('Subjects in marketing', '6'),
    highlight('Electives to choose from', '10'),
    highlight('Capstone in Marketing', '8 credits'),
  ],
  key_points: [
    keyPoint('users', 'Listening before telling'),
    keyPoint('chart', 'Every campaign is measured'),
    keyPoint('globe', 'Villages and metros alike'),
  ],
  description: `
<p>Good marketing starts long before the advertisement: with a shopper who hesitates at a shelf, a farmer who compares two pumps, a parent who reads fee tables at midnight. The MBA in Marketing teaches you to watch, to ask, to choose whom you can serve, and to say truthfully why they should come to you.</p>
<p>The first year is that of every <a href="/online-mba">MBA</a>. In the second, three subjects on consumers, digital media and sales are followed by two electives and a capstone in which you enter, defend or leave a market.</p>
<p>During the third semester, teams plan a small campaign for a shop or an association they know, run it with a few thousand rupees, and account for every one of them.</p>`.trim(),
  key_contents: [
    card(
      'users',
      'Consumers',
      'How Indian households decide, who in them decides, and why surveys and receipts disagree.',
    ),
    card(
      'laptop',
      'Digital and social media',
      'Search, video, messaging and marketplaces: what each is good for, what it costs, and what consent the law asks for.',
    ),
    card(
      'briefcase',
      'Sales and distribution',
      'Territories, stockists, margins and credit, in a country where the last shop is often the first contact.',
    ),
  ],
  benefits: [
    card(
      'rupee',
      'A campaign, not a simulation',
      'Your team spends a small budget of its own setting and reports what each rupee brought.',
    ),
    card(
      'chart',
      'Figures with the ideas',
      'Attribution, lifetime value and price elasticity are computed on data, not only defined.',
    ),
    card(
      'mail',
      'Copy that is edited',
      'Headlines, letters and product pages are corrected until nothing can be taken away.',
    ),
  ],
  roadmap: [
    card('star', 'Brand and product', 'Assistant brand manager, category executive or product marketing manager.'),
    card(
      'phone',
      'Sales leadership',
      'Area sales manager or key account manager in consumer goods, medicine or services.',
    ),
    card('laptop', 'Digital marketing', 'Performance marketer, content lead or marketplace manager.'),
    card('chart', 'Insight', 'Research executive in an agency, or consumer insight manager in a company.'),
  ],
  learn_more: [
    {
      title: 'The campaign of the third semester',
      description: `
<p>Each team of four finds a small organisation that would like more visitors, members or buyers: a dance school, a seed shop, a blood bank, a bookshop. It then has ten weeks.</p>
<ol>
<li><strong>Weeks one to three:</strong> talk to fifteen people who came, and to five who did not.</li>
<li><strong>Week four:</strong> one page, with one promise and one figure by which the campaign will be judged.</li>
<li><strong>Weeks five to eight:</strong> run it. Posters, short videos, a stall and a mailing list have all been used.</li>
<li><strong>Weeks nine and ten:</strong> compare the figure with what would have happened anyway, as honestly as you can.</li>
</ol>
<p>Teams are marked on their reasoning. A campaign that failed and is understood earns more than one that succeeded by luck.</p>`.trim(),
    },
    {
      title: 'Do I have to be creative?',
      description:
        '<p>You have to be curious. Writing and design are taught as crafts with rules; the rest of the field is patience, arithmetic and good manners.</p>',
    },
  ],
  featured: ['online-mba-plus', 'online-ma', 'online-mcom', 'data-analytics', 'french-language'],
});
